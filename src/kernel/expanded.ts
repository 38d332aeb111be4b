/** How much of a long list of documents is shown, whose rows are long themselves. */
export interface Expanded {
	/** The number of documents. */
	readonly shown: number;
	/** Keys of those that are shown with all that they have. */
	readonly whole: ReadonlySet< string >;
}

/** Documents shown at a time: more are one press away. */
const PAGE = 50;

export const COLLAPSED: Expanded = { shown: PAGE, whole: new Set() };

export const withMore = ( { shown, whole }: Expanded ): Expanded => ( {
	shown: shown + PAGE,
	whole,
} );

export const withWhole = (
	{ shown, whole }: Expanded,
	key: string
): Expanded => ( { shown, whole: new Set( whole ).add( key ) } );
