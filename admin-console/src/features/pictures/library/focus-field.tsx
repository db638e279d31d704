import type { MouseEvent } from 'react';
import type { PictureDetails } from '@site/api-client/pictures';
import styled from 'styled-components';
import { color, SmallText, space, type } from '@site/ui';

export interface Focus {
  focusX: number;
  focusY: number;
}

interface FocusFieldProps extends Focus {
  picture: PictureDetails;
  onChange: (focus: Focus) => void;
}

const axes = [
  { name: 'focusX', label: 'Focus from the left' },
  { name: 'focusY', label: 'Focus from the top' },
] as const;

/** The point that stays visible where a picture is cropped: by a press on the picture, or by two sliders. */
export const FocusField = ({ picture, focusX, focusY, onChange }: FocusFieldProps) => {
  const { url, width, height, alt } = picture;
  const handlePress = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width: shownWidth, height: shownHeight } = currentTarget.getBoundingClientRect();
    onChange({
      focusX: percentOf(clientX - left, shownWidth),
      focusY: percentOf(clientY - top, shownHeight),
    });
  };
  return (
    <Field>
      <Frame onClick={handlePress}>
        <Whole src={url} width={width} height={height} alt={alt || 'The picture'} draggable={false} />
        <Point style={{ left: `${focusX}%`, top: `${focusY}%` }} />
      </Frame>
      <SmallText>
        Press on the picture, or move the sliders: this point stays visible where the picture is cropped.
      </SmallText>
      {axes.map(({ name, label }) => (
        <Axis key={name}>
          <span>{label}</span>
          <input
            type="range"
            min={0}
            max={100}
            aria-label={label}
            aria-valuetext={`${name === 'focusX' ? focusX : focusY} %`}
            value={name === 'focusX' ? focusX : focusY}
            onChange={({ target }) => onChange({ focusX, focusY, [name]: Number(target.value) })}
          />
        </Axis>
      ))}
      <Cover>
        <Cropped src={url} alt="" style={{ objectPosition: `${focusX}% ${focusY}%` }} />
        <figcaption>As a wide cover</figcaption>
      </Cover>
    </Field>
  );
};

const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.min(100, Math.max(0, Math.round((part / whole) * 100))) : 50;

const Field = styled.div`
  display: grid;
  gap: ${space[8]};
  align-content: start;
  justify-items: start;
  min-width: 0;
`;

const Frame = styled.div`
  position: relative;
  border: 1px solid ${color.line};
  background: #fff;
  forced-color-adjust: none;
  cursor: crosshair;
`;

const Whole = styled.img`
  display: block;
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: 46dvh;
`;

const Point = styled.span`
  position: absolute;
  width: 22px;
  height: 22px;
  border: 3px solid #fff;
  border-radius: 50%;
  outline: 2px solid ${color.blueBand};
  background: ${color.blueBand};
  transform: translate(-50%, -50%);
  pointer-events: none;
`;

const Axis = styled.label`
  ${type.small}
  display: grid;
  grid-template-columns: 130px minmax(0, 1fr);
  align-items: center;
  gap: ${space[12]};
  width: 100%;

  & input {
    width: 100%;
    min-height: 24px;
    accent-color: ${color.blue};
  }
`;

const Cover = styled.figure`
  ${type.small}
  width: 100%;
  max-width: 260px;
  color: ${color.inkSoft};
`;

const Cropped = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 3 / 1;
  object-fit: cover;
  border: 1px solid ${color.line};
  background: #fff;
  forced-color-adjust: none;
`;
