import { __ } from '@wordpress/i18n';
import { isPreset, type Removed, type Way } from '../model/repair';

interface WayOption {
	readonly value: Way;
	readonly label: string;
}

/** What can become of the uses of something, with what visitors get for each. */
export const wayOptions = (
	kind: Removed[ 'kind' ],
	hasOthers: boolean
): WayOption[] =>
	WAYS.filter( ( way ) => way !== 'replace' || hasOthers ).map(
		( value ) => ( { value, label: labelsOf( kind )[ value ]() } )
	);

const WAYS = [ 'leave', 'reset', 'replace' ] as const;

type Labels = Readonly< Record< Way, () => string > >;

const replaceLabel = () =>
	__( 'Replace it by another one: visitors see that instead', 'atelier' );

/** Of what is shown inside of other documents. */
const BLOCKS: Labels = {
	leave: () =>
		__( 'Leave them: visitors see nothing in its place', 'atelier' ),
	reset: () =>
		__( 'Keep its blocks in them: visitors still see them', 'atelier' ),
	replace: replaceLabel,
};

/** Visitors see the same for both; references that stay would use a later one of that name. */
const PRESETS: Labels = {
	leave: () =>
		__(
			'Leave them: visitors see their default appearance, or a later one with the same name',
			'atelier'
		),
	reset: () =>
		__(
			'Reset them: visitors see their default appearance, and nothing refers to it anymore',
			'atelier'
		),
	replace: replaceLabel,
};

const labelsOf = ( kind: Removed[ 'kind' ] ): Labels =>
	isPreset( kind ) ? PRESETS : ( LABELS[ kind ] ?? BLOCKS );

const LABELS: Readonly< Partial< Record< Removed[ 'kind' ], Labels > > > = {
	menu: {
		...BLOCKS,
		reset: () =>
			__(
				'Remove the reference and keep its items in them: visitors still see them',
				'atelier'
			),
	},
	template: {
		leave: () =>
			__(
				'Leave their choice: visitors see the template that WordPress finds, or a later one with the same name',
				'atelier'
			),
		reset: () =>
			__(
				'Choose no template for them: visitors see the one that WordPress finds',
				'atelier'
			),
		replace: replaceLabel,
	},
	post: {
		leave: () =>
			__(
				'Leave the links: visitors who follow them find no page (404)',
				'atelier'
			),
		reset: () => __( 'Remove the links and keep their words', 'atelier' ),
		replace: () => __( 'Let the links lead to something else', 'atelier' ),
	},
};
