import styles from './Skeleton.module.css';

/** The place of something that is being loaded. */
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

/** As many as a screen may show: no one sees more of them. */
const MOST = 10;

/** One entry for each item that is expected. */
export const expectedItems = (
	perPage: number | undefined
): readonly number[] =>
	Array.from(
		{ length: Math.min( perPage ?? MOST, MOST ) },
		( _, at ) => at
	);
