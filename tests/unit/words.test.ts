import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve( import.meta.dirname, '../..' );

interface Sentence {
	readonly text: string;
	/** Such as "src/ui/Pager.tsx:19". */
	readonly location: string;
}

const QUOTED = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"`;

/** A call of a translation function: its name and the strings before its text domain. */
const CALL = new RegExp(
	String.raw`(?<![\w.$>])(?:esc_(?:html|attr)_)?_(?:_|e|n|x|nx)\(((?:\s*(?:${ QUOTED })\s*,)*)`,
	'g'
);

const isSource = ( file: string ): boolean =>
	/\.(tsx?|php)$/.test( file ) && ! /\.test\.tsx?$/.test( file );

const sources = ( folder: string ): readonly string[] =>
	fs
		.readdirSync( path.join( root, folder ), { recursive: true } )
		.map( ( file ) => `${ folder }/${ String( file ) }` )
		.filter( isSource );

const unquoted = ( literal: string ): string =>
	literal.slice( 1, -1 ).replace( /\\(.)/g, '$1' );

function sentencesOf( file: string ): readonly Sentence[] {
	const code = fs.readFileSync( path.join( root, file ), 'utf8' );
	return [ ...code.matchAll( CALL ) ].flatMap(
		( { index, 1: literals = '' } ) => {
			const line = code.slice( 0, index ).split( '\n' ).length;
			const found = literals.match( new RegExp( QUOTED, 'g' ) ) ?? [ '' ];
			return found.map( ( literal ) => ( {
				text: unquoted( literal ),
				location: `${ file }:${ line }`,
			} ) );
		}
	);
}

const sentences = [
	...sources( 'src' ),
	...sources( 'includes' ),
	'plugin.php',
].flatMap( sentencesOf );

/** Patterns that no message may contain, with the replacement to use. */
const BANNED: readonly ( readonly [ pattern: RegExp, instead: string ] )[] = [
	[ /\bmeanwhile\b/i, 'in the meantime' ],
	// “Draft” alone is the status of a post.
	[ /\b(the|this|that|its|another|a) drafts?\b(?! page)/i, 'site draft' ],
	[ /\banew\b/i, 'again' ],
	[ /\bnonetheless\b/i, 'anyway' ],
	[ /\bthis minute\b|\ba moment ago\b/i, 'just now' ],
	[ /\b(could|can) ?not bear\b|\bbears?\b/i, 'could crash your site' ],
	[ /\bwhat is\b|\bof which\b/i, 'a noun' ],
	[ /\b(some|no|every)body\b/i, 'someone, no one, everyone' ],
	[ /\bis no [a-z]+\b/i, 'isn’t a valid …' ],
	[ /\bof (its|their|your|another) (own|kind)\b/i, 'custom, other' ],
	[
		/\bput right\b|\bin spite of\b|\bany more\b/i,
		'fix, despite, no longer',
	],
	[ /\blooked into\b|\bfound out\b/i, 'checked' ],
	[ /\bfor good\b/i, 'permanently' ],
	[ /\bstands around\b|\bhold on every\b/i, 'around, apply to every' ],
	[ /\binside of\b/i, 'inside, nested' ],
	[ /\bnever ends?\b/i, 'isn’t closed' ],
	[ /\blooks\b(?! like\b)/i, 'style variations' ],
	[ /\bdamaged\b/i, 'invalid' ],
	[ /\bpictures?\b/i, 'image' ],
	[ /\bcancelled\b|\bcolours?\b/i, 'US spelling' ],
	[ /\b(you|role) may not\b/i, 'you aren’t allowed to' ],
	[ /!/, 'a full stop' ],
	[ /\.\.\./, '…' ],
	[ /[.?:;,] {2,}|^\s+\S|\S\s+$/, 'no spaces around, one after a full stop' ],
	[ /\w'\w/, '’' ],
];

/** Messages worded like WordPress or a specification, or correct in their context. */
const ALLOWED: ReadonlySet< string > = new Set( [
	// The separator of a list.
	', ',
	// About a file with invalid bytes.
	'The font is damaged or incomplete.',
] );

/** Attributes of elements and components that users see or hear. */
const SPOKEN = String.raw`(?:aria-label|aria-description|aria-placeholder|aria-roledescription|aria-valuetext|alt|label|title|placeholder|help|description|message|heading|caption|confirmLabel|cancelButtonText|confirmButtonText)`;

/** Sentences without a call, by language: between tags or in such an attribute; as the message of an error. */
const UNTRANSLATED: readonly ( readonly [ files: RegExp, code: RegExp ] )[] = [
	[
		/^src\/(?!gallery\/).*\.tsx$/,
		/>\s*([A-Z][a-z]+(?: [\w’,.]+)*[.:…]?)\s*<\//g,
	],
	[
		/^src\/(?!gallery\/).*\.tsx$/,
		new RegExp(
			String.raw`\s${ SPOKEN }=(?:\{ )?["'\`]([^"'\`{}]*[A-Za-z]{2}[^"'\`]*)["'\`]`,
			'g'
		),
	],
	[ /^includes\/.*\.php$/, /new \\?WP_Error\(\s*'\w+',\s*'([A-Z][^'\n]*)'/g ],
	[
		// What agents read is English.
		/^includes\/(?!Proposals\/).*\.php$/,
		/'(?:message|label|title)'\s*=>\s*'([A-Z][a-z]+ [^'\n]*)'/g,
	],
];

/** Texts in such places that are the same in each language. */
const CODE: ReadonlySet< string > = new Set( [ '1px 1px 2px black' ] );

function untranslatedIn( file: string, code: string ): readonly string[] {
	return UNTRANSLATED.filter( ( [ files ] ) => files.test( file ) ).flatMap(
		( [ , pattern ] ) =>
			[ ...code.matchAll( pattern ) ]
				.filter( ( [ , text = '' ] ) => ! CODE.has( text ) )
				.map(
					( { index, 1: text = '' } ) =>
						`${ file }:${ code.slice( 0, index ).split( '\n' ).length }: ${ text }`
				)
	);
}

describe( 'sentences for users', () => {
	it( 'are translated', () => {
		expect(
			[ ...sources( 'src' ), ...sources( 'includes' ) ].flatMap(
				( file ) =>
					untranslatedIn(
						file,
						fs.readFileSync( path.join( root, file ), 'utf8' )
					)
			)
		).toStrictEqual( [] );
	} );

	it.each( [
		[ 'src/ui/Some.tsx', '<p>Nothing was saved.</p>' ],
		[ 'src/ui/Some.tsx', '<Button label="Close" />' ],
		[ 'src/ui/Some.tsx', '<p\n\ttitle="All of it" />' ],
		[ 'includes/Some.php', "new WP_Error( 'some', 'It failed.' )" ],
		[ 'includes/Some.php', "array( 'message' => 'It failed.' )" ],
	] )( 'aren’t missed, in %s: %s', ( file, code ) => {
		expect( untranslatedIn( file, code ) ).toHaveLength( 1 );
	} );

	it( 'are literals, which can be translated', () => {
		expect( sentences.length ).toBeGreaterThan( 1000 );
		expect(
			sentences
				.filter( ( { text } ) => text === '' )
				.map( ( { location } ) => location )
		).toStrictEqual( [] );
	} );

	it.each( BANNED )( 'do without %s: write “%s”', ( pattern ) => {
		expect(
			sentences
				.filter(
					( { text } ) =>
						pattern.test( text ) && ! ALLOWED.has( text )
				)
				.map( ( { text, location } ) => `${ location }: ${ text }` )
		).toStrictEqual( [] );
	} );

	it( 'need every exception', () => {
		const texts = new Set( sentences.map( ( { text } ) => text ) );
		expect(
			[ ...ALLOWED ].filter( ( text ) => ! texts.has( text ) )
		).toStrictEqual( [] );
	} );
} );
