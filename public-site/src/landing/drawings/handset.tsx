interface HandsetProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Radius of its corners. */
  corner?: number;
}

/** A telephone, face up. What is on its screen is drawn after it. */
export const Handset = ({ x, y, width, height, corner = 10 }: HandsetProps) => {
  const middle = x + width / 2;
  const lying = width > height;
  return (
    <>
      <rect className="wall card" x={x} y={y} width={width} height={height} rx={corner} />
      <path
        d={
          lying
            ? `M${x + 13} ${y + height / 2 - 18}v36M${x + width - 12} ${y + height / 2 - 44}v88`
            : `M${middle - 9} ${y + 8}h18M${middle - 14} ${y + height - 8}h28`
        }
      />
    </>
  );
};
