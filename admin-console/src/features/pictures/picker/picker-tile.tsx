import styled from 'styled-components';
import type { PictureDetails } from '@site/api-client/pictures';
import { color, space, type } from '@site/ui';
import { PictureThumb } from '../library/picture-thumb';

interface PickerTileProps {
  picture: PictureDetails;
  onPick: () => void;
}

/** A picture to press. */
export const PickerTile = ({ picture, onPick }: PickerTileProps) => (
  <li>
    <Tile type="button" onClick={onPick}>
      <PictureThumb picture={picture} />
      <Name dir="auto">{picture.alt || picture.name}</Name>
    </Tile>
  </li>
);

const Tile = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 1px solid ${color.line};
  background: ${color.card};
  color: ${color.ink};
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: ${color.blue};
  }
`;

const Name = styled.span`
  ${type.small}
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  margin: ${space[8]};
  overflow: hidden;
  overflow-wrap: anywhere;
`;
