import { IsString } from 'class-validator';
import { MaxLength } from './lengths';
import { atMost, isText } from './messages';

/** Accepts text of at most so many characters; the label is what messages call the field. */
export const IsText =
  (label: string, most: number): PropertyDecorator =>
  (target, property) => {
    IsString(isText(label))(target, property);
    MaxLength(most, atMost(label, most))(target, property);
  };
