import { circle, rect } from './shapes';

interface RoomFurnitureProps {
  /** The room's left wall, and its floor. */
  x: number;
  y: number;
  /** Any number: neighbours get different things. */
  kind: number;
  /** How far it stands from the left wall. */
  offset?: number;
  lime?: boolean;
}

/** What stands in a room, seen from the side. Fits rooms from 64 units on. */
export const RoomFurniture = ({ x, y, kind, offset = 0, lime = false }: RoomFurnitureProps) => (
  <path
    className={lime ? 'on-lime' : undefined}
    transform={`translate(${x + offset} ${y - 2})`}
    d={furniture[kind % furniture.length]}
  />
);

const bed = 'M12 0V-22M12 -6H60V0M12 -14H24V-6M24 -11H60V-6';
const desk = `M16 0V-20H58V0${rect(30, -36, 22, 14)}M41 -22v2`;
const shelf = `${rect(10, -38, 34, 38)}M10 -26H44M10 -13H44M16 -26v-8M22 -26v-9M28 -26v-7M34 -13v-8M38 -13v-9`;
const sofa = 'M12 0V-18H18V-9H54V-18H60V0zM18 -9V-22H54V-9';
const sink = `${rect(10, -22, 50, 22)}M35 -22V0M22 -22V-30H30M22 -11h4M44 -11h4`;
const table = `M14 -16H60M20 -16V0M54 -16V0M37 -16V-22${circle(37, -26, 4)}`;
const boiler = `${rect(12, -34, 22, 30)}${circle(23, -20, 5)}M34 -12H62V0`;

const furniture = [bed, desk, shelf, sofa, sink, table, boiler];
