import { Fragment } from 'react';
import styled from 'styled-components';
import { color, media, space, type } from '@site/ui';
import { cookies } from './cookies';

export const CookieTable = () => (
  <Table>
    <thead>
      <tr>
        <th scope="col">Cookie</th>
        <th scope="col">What it is for</th>
        <th scope="col">How long it stays</th>
      </tr>
    </thead>
    <tbody>
      {cookies.map(({ names, purpose, stays }) => (
        <tr key={names.join()}>
          <th scope="row">
            {names.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && ' '}
                <span>
                  <code>{name}</code>
                  {index < names.length - 1 && ','}
                </span>
              </Fragment>
            ))}
          </th>
          <td>{purpose}</td>
          <td>{stays}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

/** A row becomes a card on a phone: three columns would leave a word to a line. */
const Table = styled.table`
  ${type.dense}
  width: 100%;
  border-collapse: collapse;

  & tr {
    border-top: 1px solid ${color.line};
  }

  & :is(th, td) {
    padding: ${space[12]} ${space[16]} ${space[12]} 0;
    text-align: left;
    vertical-align: top;
    font-weight: 400;
  }

  & thead th {
    color: ${color.inkSoft};
  }

  /* A name is not broken where it fits a line. */
  & span {
    display: inline-block;
  }

  ${media.phone} {
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    & :is(tbody, tbody tr, tbody th, tbody td) {
      display: block;
    }

    & tbody tr {
      padding-block: ${space[12]};
    }

    & tbody :is(th, td) {
      padding: ${space[4]} 0;
    }

    & tbody td:last-child {
      color: ${color.inkSoft};
    }
  }

  ${media.tablet} {
    /* As wide as the longest name. */
    & tr > :nth-child(1) {
      width: 1px;
    }

    & code {
      white-space: nowrap;
    }

    & tr > :nth-child(3) {
      width: 27%;
      padding-right: 0;
    }
  }
`;
