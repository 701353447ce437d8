/** An adventure to begin with: small, and it can be played at once. */
export const fresh = (id: string, name: string): string => `# A hex is its row and its place in that row, in quotation marks. Row 0 is the baseline of the pennant side, row 8 that of
# the standard side. Rows with an even number have 13 hexes, 0 to 12; the others have 12.
id: ${id}
name: ${name}
first: standard
banners: 4

terrain:
  forest: ["4.3", "4.9"]
  hill: ["4.6"]

units:
  standard:
    human_bow_green: ["7.3", "7.8"]
    human_sword_blue: ["7.5", "7.6"]
    human_cav_blue: ["8.6"]
  pennant:
    human_bow_green: ["1.3", "1.8"]
    human_sword_blue: ["1.5", "1.6"]
    human_cav_blue: ["0.6"]
`;
