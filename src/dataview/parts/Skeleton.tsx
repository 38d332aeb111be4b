import styles from './Skeleton.module.css';

/** A placeholder while loading. */
export const Bone = ( {
	width = '100%',
	className = '',
}: {
	readonly width?: string;
	readonly className?: string | undefined;
} ) => (
	<span
		className={ `${ styles.bone ?? '' } ${ className }` }
		style={ { inlineSize: width } }
		aria-hidden="true"
	/>
);

/** As many as fit on a screen. */
const MOST = 10;

/** One placeholder for each expected item. */
export const expectedItems = (
	perPage: number | undefined
): readonly number[] =>
	Array.from(
		{ length: Math.min( perPage ?? MOST, MOST ) },
		( _, at ) => at
	);
