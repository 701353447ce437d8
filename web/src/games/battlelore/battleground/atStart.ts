/** A unit as it stands before the first turn, in full strength. */
import type { BattleloreUnit, BattleloreUnitInfo } from '../../../lib/protocol';

export function unitAtStart(number: number, hex: string, side: number, kind: string, info: BattleloreUnitInfo | undefined): BattleloreUnit {
  return {
    number, side, seat: side, unit: kind, hex, banner: info?.banner ?? '', mode: info?.mode ?? 'foot', figures: info?.figures ?? 4, of: info?.figures ?? 4,
    dice: info?.dice ?? 0, march: info?.march ?? 0, range: info?.range ?? 0, bold: 0, supported: false, frightened: false, sections: [], ordered: false, moved: false,
    weary: false, battled: false, targets: [], effects: [], hero: -1, deed: false,
  };
}
