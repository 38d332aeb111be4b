/** The numbers of columns that fit into a grid's width. */
export interface PreviewSizes {
	readonly min: number;
	readonly max: number;
	readonly initial: number;
	/** Whether users can choose. */
	readonly hasControl: boolean;
}

const MOBILE: PreviewSizes = { min: 1, max: 2, initial: 2, hasControl: false };

const WIDTH_CLASSES: readonly ( PreviewSizes & { readonly from: number } )[] = [
	{ from: 1520, min: 3, max: 6, initial: 5, hasControl: true },
	{ from: 1140, min: 2, max: 4, initial: 4, hasControl: true },
	{ from: 780, min: 2, max: 3, initial: 3, hasControl: true },
	{ from: 480, min: 1, max: 2, initial: 2, hasControl: true },
];

/** The choices in a container of this width, in pixels. */
export const previewSizesFor = ( width: number ): PreviewSizes =>
	WIDTH_CLASSES.find( ( { from } ) => width >= from ) ?? MOBILE;

/** The number of columns: the user's choice, limited by the width. */
export const columnsFor = (
	{ min, max, initial }: PreviewSizes,
	chosen: number | undefined
): number => Math.min( Math.max( chosen ?? initial, min ), max );
