/** A WordPress in memory whose theme has styles, as those of Twenty Twenty-Five on top of WordPress's own. */
import { fireEvent, waitFor, within } from '@testing-library/react';
import { store as coreStore } from '@wordpress/core-data';
import { select } from '@wordpress/data';
import { stubGlobal } from '../unit/stubGlobal';
import { FakeSite, ROOT } from './fakeSite';
import { click, dialog, openScreen, settle } from './renderRoom';

type Json = Readonly< Record< string, unknown > >;

interface UserStyles {
	readonly settings?: Json;
	readonly styles?: Json;
}

const THEME = 'twentytwentyfive';

/** The route of the user's styles. */
export const STYLES = '/wp/v2/global-styles/7';

const color = ( slug: string, name: string, value: string ) => ( {
	slug,
	name,
	color: value,
} );

const face = ( fontFamily: string, fontWeight: string, file: string ) => ( {
	fontFamily,
	fontWeight,
	fontStyle: 'normal',
	src: [ `file:./assets/fonts/${ file }` ],
} );

/** The theme's styles, merged with WordPress's, as in REST. */
const BASE = {
	settings: {
		appearanceTools: false,
		useRootPaddingAwareAlignments: true,
		background: { backgroundImage: true, backgroundSize: true },
		border: { color: true, radius: true, style: true, width: true },
		color: {
			background: true,
			button: true,
			caption: true,
			custom: true,
			customDuotone: true,
			customGradient: true,
			defaultDuotone: false,
			defaultGradients: false,
			defaultPalette: false,
			heading: true,
			link: true,
			text: true,
			palette: {
				default: [ color( 'black', 'Black', '#000000' ) ],
				theme: [
					color( 'base', 'Base', '#FFFFFF' ),
					color( 'contrast', 'Contrast', '#111111' ),
					color( 'accent-1', 'Accent 1', '#FFEE58' ),
					color( 'accent-3', 'Accent 3', '#503AA8' ),
				],
			},
		},
		dimensions: {
			aspectRatio: true,
			defaultAspectRatios: true,
			minHeight: true,
			minWidth: true,
			width: true,
		},
		layout: { contentSize: '645px', wideSize: '1340px' },
		shadow: {
			defaultPresets: true,
			presets: {
				default: [
					{
						slug: 'natural',
						name: 'Natural',
						shadow: '6px 6px 9px rgba(0, 0, 0, 0.2)',
					},
				],
			},
		},
		spacing: {
			blockGap: true,
			customSpacingSize: true,
			defaultSpacingSizes: false,
			margin: true,
			padding: true,
			spacingSizes: {
				theme: [
					{ slug: '20', name: 'Tiny', size: '10px' },
					{ slug: '30', name: 'X-Small', size: '20px' },
				],
			},
			units: [ '%', 'px', 'em', 'rem', 'vh', 'vw' ],
		},
		typography: {
			customFontSize: true,
			defaultFontSizes: false,
			dropCap: true,
			fluid: true,
			fontFamilies: {
				theme: [
					{
						slug: 'manrope',
						name: 'Manrope',
						fontFamily: 'Manrope, sans-serif',
						fontFace: [
							face( 'Manrope', '200 800', 'manrope.woff2' ),
						],
					},
					{
						slug: 'fira-code',
						name: 'Fira Code',
						fontFamily: '"Fira Code", monospace',
						fontFace: [
							face( 'Fira Code', '300 700', 'fira-code.woff2' ),
						],
					},
				],
			},
			fontSizes: {
				theme: [
					{
						slug: 'small',
						name: 'Small',
						size: '0.875rem',
						fluid: false,
					},
					{
						slug: 'large',
						name: 'Large',
						size: '1.38rem',
						fluid: { min: '1.125rem', max: '1.375rem' },
					},
				],
			},
			fontStyle: true,
			fontWeight: true,
			letterSpacing: true,
			lineHeight: true,
			textColumns: true,
			textDecoration: true,
			textTransform: true,
			writingMode: true,
		},
	},
	styles: {
		color: {
			background: 'var:preset|color|base',
			text: 'var:preset|color|contrast',
		},
		spacing: { blockGap: '1.2rem' },
		typography: {
			fontFamily: 'var:preset|font-family|manrope',
			fontSize: 'var:preset|font-size|large',
			fontWeight: '300',
			lineHeight: '1.4',
		},
		elements: {
			button: { color: { background: 'var:preset|color|contrast' } },
			link: { color: { text: 'currentColor' } },
		},
		blocks: {},
	},
};

/**
 * A site with a theme's styles and the user's.
 *
 * @param user What the user has saved.
 */
export function stylesSite( user: UserStyles = {} ): FakeSite {
	let record: Json = {
		id: 7,
		title: { raw: 'Custom Styles', rendered: 'Custom Styles' },
		settings: {},
		styles: {},
		...user,
		_links: {
			'version-history': [ { href: '', count: 1 } ],
			'wp:action-edit-css': [ { href: '' } ],
		},
	};
	return new FakeSite()
		.on( 'GET /wp/v2/themes', [
			{
				stylesheet: THEME,
				template: THEME,
				stylesheet_uri: `https://shop.test/themes/${ THEME }`,
				template_uri: `https://shop.test/themes/${ THEME }`,
				status: 'active',
				_links: {
					'wp:user-global-styles': [ { href: ROOT + STYLES } ],
				},
			},
		] )
		.on( `GET ${ STYLES }`, () => record )
		.on( `POST ${ STYLES }`, ( { data } ) => {
			record = { ...record, ...data };
			return record;
		} )
		.on( `GET /wp/v2/global-styles/themes/${ THEME }`, {
			...BASE,
			_links: {},
		} )
		.on( 'GET /wp/v2/types', TYPES )
		.on( 'GET /atelier/v1/uses', { places: [] } )
		.on( 'GET /atelier/v1/style-variations', [] )
		.on( `GET /wp/v2/global-styles/themes/${ THEME }/variations`, [] );
}

const type = ( slug: string, rest_base: string, name: string ) => ( {
	slug,
	name,
	rest_base,
	rest_namespace: 'wp/v2',
	labels: { singular_name: name },
	supports: {},
	taxonomies: [],
} );

const TYPES = {
	page: type( 'page', 'pages', 'Pages' ),
	attachment: type( 'attachment', 'media', 'Media' ),
	wp_font_family: type( 'wp_font_family', 'font-families', 'Font Families' ),
};

/** What the newest WordPress can style; see includes/Styles/Style_Schema.php. */
const SCHEMA = {
	elementStates: {
		link: [
			':link',
			':any-link',
			':visited',
			':hover',
			':focus',
			':focus-visible',
			':active',
		],
		button: [ ':hover', ':focus', ':active' ],
	},
	blockStates: { 'core/button': [ ':hover', ':focus', ':active' ] },
	customStates: {},
	hasViewports: true,
	hasSelectorLists: true,
	hasVariationGaps: true,
	viewport: null,
	properties: [],
};

/** Whether jsdom's own parser keeps a value, for browsers' `CSS.supports()`. */
function supports( property: string, value: string ): boolean {
	const { style } = document.createElement( 'i' );
	style.setProperty( property, value );
	return style.getPropertyValue( property ) !== '';
}

/** Opens a screen of the styles, such as `/colors/palette`. */
export async function openStyles(
	section: string,
	site: FakeSite
): Promise< FakeSite > {
	stubGlobal( 'CSS', {
		supports,
		escape: ( text: string ) => text.replace( /[^\w-]/g, '\\$&' ),
	} );
	return openScreen( '/styles', {
		site,
		boot: { styleSchema: SCHEMA },
		query: section === '/' ? {} : { section },
	} );
}

/** What was sent to save the user's styles, in order. */
export const savedStyles = ( site: FakeSite ): readonly UserStyles[] =>
	site.writes
		.filter( ( { path } ) => path === STYLES )
		.map( ( { data } ) => data as UserStyles );

/** The user's styles as edited, saved or not. */
export function editedStyles(): Required< UserStyles > {
	const record = select( coreStore ).getEditedEntityRecord(
		'root',
		'globalStyles',
		7
	) as unknown as Required< UserStyles >;
	return { settings: record.settings, styles: record.styles };
}

/** Takes back the last change with the button beside the menu: notices have one, too. */
export const undo = (): Promise< void > =>
	click(
		'Undo',
		within( document.body ).getByRole( 'region', { name: 'Navigation' } )
	);

/** Opens the review of what is changed. */
export async function openReview(): Promise< HTMLElement > {
	await click( 'Save' );
	return dialog( 'Are you ready to save?' );
}

/** Saves all changes. */
export async function saveAll(): Promise< void > {
	await click( 'Save', await openReview() );
	await within( document.body ).findByRole( 'button', { name: 'Saved' } );
}

/** Chooses an option of a select by its text. */
export async function choose( label: string, text: string ): Promise< void > {
	const [ box ] = await within( document.body ).findAllByRole( 'combobox', {
		name: label,
	} );
	const option = within( box as HTMLElement ).getByRole< HTMLOptionElement >(
		'option',
		{ name: text }
	);
	fireEvent.change( box as HTMLElement, {
		target: { value: option.value },
	} );
	await settle();
}

/** Presses Escape, and waits until a popover or dialog is closed. */
export async function escape( closes: HTMLElement ): Promise< void > {
	fireEvent.keyDown( document.activeElement ?? document.body, {
		key: 'Escape',
		code: 'Escape',
	} );
	await waitFor( () => expect( closes.isConnected ).toBe( false ) );
	await settle();
}

export const isFocused = ( element: HTMLElement ): Promise< void > =>
	waitFor( () => expect( document.activeElement ).toBe( element ) );
