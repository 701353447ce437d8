/** A scenario to begin with: small, and it can be played at once. */
export const fresh = (id: string, name: string): string => `# Places are [u, v]: [1, 0] lies east of [0, 0], [0, 1] south-east, [-1, 1] south-west.
id: ${id}
name: ${name}
mode: clash
players: [2]
length: {rounds: 8}

layout:
  2:
    tiles:
    - {kind: start, at: {P1: [-1, 0], P2: [1, 0]}}
    - {kind: near, at: [[0, 0]]}
    - {kind: far, at: [[-1, 1], [0, -1], [1, -1], [0, 1]]}

setup:
  resources: {gold: 15, building_materials: 3, valuables: 1}
  income: {gold: 10}
  buildings: [dwelling_bronze]
  units: [pack:T1, few:T2]

victory:
- {capture_town: {of: any_rival}}

limit: final_battle
`;

export const FACTIONS = ['castle', 'dungeon', 'necropolis'] as const;

/** A part of a campaign to begin with: one player, a map, and a goal. */
export const freshPart = (id: string, name: string, faction: string): string => `id: ${id}
name: ${name}
mode: campaign
players: [1]
campaign: {id: ${id}, name: ${name}, part: 1, of: 1, faction: ${faction}}
length: {rounds: 8}

layout:
  1:
    tiles:
    - {kind: start, at: {P1: [-1, 0]}}
    - {kind: near, at: [[0, 0], [1, -1]]}
    - {kind: far, at: [[-1, 1], [0, -1], [0, 1]], set: [settlement, any, any]}

setup:
  resources: {gold: 15, building_materials: 3, valuables: 1}
  income: {gold: 10}
  buildings: [dwelling_bronze]
  units: [pack:T1, few:T2]

victory:
- {flag: {what: mine_or_settlement, count: 3}}

limit: defeat
`;
