import { isReadableAttributes } from '@/kernel/attributesText';
import {
	nestingOf,
	blockRanges,
	unreadableBlock,
	withoutUnclosed,
} from '@/kernel/blockText';
import { contentProblem, sendingProblem } from '@/kernel/contentProblem';
import { fold } from '@/kernel/fold';
import { withoutTags } from '@/kernel/withoutTags';
import {
	isStripped,
	strippedNames,
} from '@/features/documents/model/strippedCode';
import { faceName } from '@/features/fonts/model/faceRules';
import { cleanFamily } from '@/features/fonts/model/fontFile/names';
import { kebabCase } from '@/kernel/kebabCase';
import { addressIn, nameOfAddress } from '@/features/navigation/model/describe';
import { parse } from '@/features/navigation/model/parse';
import { serialize } from '@/features/navigation/model/serialize';
import { fileNameOf } from '@/features/patterns/model/fileNames';
import { parsePosition } from '@/features/globalStyles/model/background';
import {
	colorsIn,
	parseColor,
} from '@/features/styleControls/model/contrast/color';
import { checkCss } from '@/features/styleControls/model/cssCheck';
import {
	invalidAddressReason,
	invalidCssReason,
	invalidTextReason,
} from '@/features/globalStyles/model/validity/text';
import { fontUses } from '@/features/styles/model/fontUses';
import { findJsonProblem } from '@/features/styleVariations/model/jsonProblem';
import { parseLength } from '@/features/globalStyles/model/length';
import { fontNameOf } from '@/features/globalStyles/model/thumbnail';
import { variationsIn } from '@/features/stylesheet/model/pageVariations';
import { presetLocations } from '@/features/presets/model/presetLocations';
import { kebab } from '@/features/globalStyles/model/presets';
import {
	parseReference,
	plainCss,
} from '@/features/globalStyles/model/references';
import { parseLayer, shadowParts } from '@/features/presets/model/shadow';
import { replaceSheet } from '@/features/stylesheet/model/sheet';
import { isSoundValue } from '@/features/globalStyles/model/soundPresets';
import { splitOutside } from '@/features/globalStyles/model/splitOutside';
import { freeName } from '@/features/styleVariations/model/variation';
import { customSlug } from '@/features/documents/model/customSlug';
import { parseAddress } from '@/routing/address';
import { isLinear, type Read } from './linearTime';

/** A character that no expression expects at the end. */
const END = '\0';

/** Pieces that users' texts may repeat, or leave unclosed. */
const PIECES: Readonly< Record< string, string > > = {
	spaces: ' ',
	'new lines': '\n',
	letters: 'a',
	capitals: 'A',
	'capitals and letters': 'aB',
	digits: '1',
	numbers: '1.',
	hyphens: '-',
	commas: ',',
	'commas and words': 'a, ',
	semicolons: ';',
	slashes: '/',
	quotes: '"',
	'single quotes': "'",
	'both quotes': '"\'',
	backslashes: '\\',
	'escaped quotes': '\\"',
	'opening parentheses': '(',
	'closing parentheses': ')',
	'pairs of parentheses': '()',
	braces: '{',
	'closing braces': '}',
	'closing braces and spaces': '} ',
	brackets: '[',
	'less-than signs': '<',
	'opened tags': '<a ',
	'closing tags': '</',
	'opened HTML comments': '<!--',
	'opened block comments': '<!-- wp:a ',
	'block comments with open attributes': '<!-- wp:a {',
	'opened blocks': '<!-- wp:a -->',
	'opened submenus': '<!-- wp:navigation-submenu -->',
	'closed blocks': '<!-- /wp:a -->',
	'opened CSS comments': '/*',
	addresses: 'url(',
	'addresses and spaces': 'url( ',
	'addresses and quotes': 'url("',
	variables: 'var(--wp--',
	presets: '--wp--preset--',
	ratios: '--wp--preset--aspect-ratio--',
	references: 'var:preset|color|',
	rules: 'a{',
	declarations: 'a:',
	'mail addresses': 'a@',
	'dots and letters': 'a.',
};

const sheetOf = ( text: string ) => ( {
	settings: {},
	styles: { css: text },
} );

const identities = () => {
	let count = 0;
	return () => String( ( count += 1 ) );
};

const READERS: Readonly< Record< string, Read > > = {
	invalidAddressReason,
	addressIn,
	// It creates a token for each character: one run for each piece is enough.
	checkCss: ( text ) => text.endsWith( END ) || checkCss( text ),
	cleanFamily,
	colorsIn,
	'colorsIn a gradient': ( text ) => colorsIn( `linear-gradient(${ text }` ),
	contentProblem,
	invalidCssReason,
	'invalidCssReason of a value': ( text ) =>
		invalidCssReason( `a{b:url(${ text }` ),
	customSlug,
	faceName,
	fileNameOf,
	findJsonProblem,
	'findJsonProblem of a text': ( text ) => findJsonProblem( `{"${ text }` ),
	fold,
	fontNameOf,
	fontUses: ( text ) => fontUses( sheetOf( text ) ),
	freeName: ( text ) => freeName( text, [ text ] ),
	isReadableAttributes,
	'isReadableAttributes of a text': ( text ) =>
		isReadableAttributes( JSON.stringify( { text } ) ),
	isSoundValue,
	isStripped: ( text ) => isStripped( text, text ),
	'isStripped of a tag': ( text ) => isStripped( `<a ${ text }>`, text ),
	strippedNames: ( text ) => strippedNames( text, '' ),
	kebab,
	kebabCase,
	variationsIn: ( text ) => variationsIn( [ text, `is-style-${ text }` ] ),
	nameOfAddress,
	nestingOf: ( text ) => nestingOf( text, 50 ),
	parse: ( text ) => serialize( parse( text, identities() ) ),
	parseColor,
	parseLength,
	'parseLength of a number': ( text ) => parseLength( `1${ text }` ),
	parsePosition,
	parseReference: ( text ) => parseReference( `var(${ text }` ),
	parseShadow: ( text: string ) => shadowParts( text ).map( parseLayer ),
	plainCss: ( text ) => plainCss( sheetOf( '' ), text ),
	presetLocations: ( text ) =>
		presetLocations( sheetOf( text ), 'color', 'a' ),
	parseAddress: ( text ) =>
		parseAddress( `?p=${ encodeURIComponent( text ) }` ),
	replaceSheet: ( text ) => replaceSheet( text, { parts: [], filters: '' } ),
	sendingProblem,
	splitOutside: ( text ) => splitOutside( text, ',' ),
	invalidTextReason,
	blockRanges,
	unreadableBlock: ( text ) => unreadableBlock( text, () => true ),
	withoutTags: ( text ) => withoutTags( text ),
	withoutUnclosed,
};

/**
 * The length of the text where it isn't the usual one. The slower a function is for each character, the shorter a text shows that its
 * time is quadratic.
 */
const LENGTHS: Readonly< Record< string, number > > = { checkCss: 20_000 };

describe.each( Object.entries( READERS ) )( '%s', ( name, read ) => {
	const length = LENGTHS[ name ];
	const options = length === undefined ? {} : { length };
	it.each( Object.entries( PIECES ) )(
		'reads %s in linear time',
		( _what, piece ) => {
			expect( isLinear( read, piece, options ) ).toBe( true );
			expect( isLinear( read, piece, { ...options, end: END } ) ).toBe(
				true
			);
		}
	);
} );
