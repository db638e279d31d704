import styled from 'styled-components';
import { color, SmallText, space, type, VisuallyHidden } from '@site/ui';
import type { OwnPlace } from './use-own-places';

interface OwnPlacesProps {
  places: OwnPlace[];
  onChoose: (place: OwnPlace) => void;
}

/** Posts and pages that somebody may have meant. */
export const OwnPlaces = ({ places, onChoose }: OwnPlacesProps) => (
  <>
    <VisuallyHidden role="status">
      {places.length > 0 && `${places.length} posts and pages of this site. Enter takes the first.`}
    </VisuallyHidden>
    {places.length > 0 && (
      <List aria-label="Posts and pages of this site">
        {places.map((place) => (
          <li key={place.path}>
            <Choice type="button" onClick={() => onChoose(place)}>
              <span dir="auto">{place.name}</span>
              <SmallText as="span">{place.path}</SmallText>
            </Choice>
          </li>
        ))}
      </List>
    )}
  </>
);

const List = styled.ul`
  border: 1px solid ${color.line};
`;

const Choice = styled.button`
  ${type.dense}
  display: grid;
  width: 100%;
  padding: ${space[8]} ${space[12]};
  border: 0;
  background: none;
  color: ${color.ink};
  text-align: left;
  cursor: pointer;
  overflow-wrap: anywhere;

  &:hover,
  &:focus-visible {
    background: ${color.blueWash};
  }
`;
