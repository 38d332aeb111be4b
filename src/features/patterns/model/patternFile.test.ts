import fc from 'fast-check';
import { MAX_DEPTH } from '@/kernel/contentProblem';
import {
	buildPatternFile,
	fileProblem,
	MAX_FILE_SIZE,
	MAX_TITLE_LENGTH,
	parsePatternFile,
} from './patternFile';

const OPEN = '<!-- wp:group --><div class="wp-block-group">';
const CLOSE = '</div><!-- /wp:group -->';

const fileOf = ( changes: Readonly< Record< string, unknown > > = {} ) =>
	JSON.stringify( {
		__file: 'wp_block',
		title: 'Visit us',
		content: '<!-- wp:paragraph --><p>Hi</p><!-- /wp:paragraph -->',
		syncStatus: 'unsynced',
		...changes,
	} );

describe( 'the file of a pattern', () => {
	it( 'is parsed as it was written', () => {
		const title = fc
			.string( { minLength: 1, maxLength: 200 } )
			.filter( ( text ) => text.trim() === text );
		fc.assert(
			fc.property(
				title,
				fc.string(),
				fc.constantFrom( '', 'unsynced' ),
				( name, content, syncStatus ) => {
					const pattern = { title: name, content, syncStatus };
					expect(
						parsePatternFile( buildPatternFile( pattern ) )
					).toEqual( { ok: true, pattern } );
				}
			)
		);
	} );

	it( 'matches WordPress’s format', () => {
		expect(
			buildPatternFile( {
				title: 'Visit us',
				content: '<p>"Hi"</p>',
				syncStatus: '',
			} )
		).toBe(
			'{\n  "__file": "wp_block",\n  "title": "Visit us",\n  "content": "<p>\\"Hi\\"</p>",\n  "syncStatus": ""\n}'
		);
	} );

	it.each( [ undefined, '', 'fully', 'partial' ] )(
		'is of a synced pattern where its status is %s',
		( syncStatus ) => {
			expect(
				parsePatternFile( fileOf( { syncStatus } ) )
			).toMatchObject( { pattern: { syncStatus: '' } } );
		}
	);

	it.each( [
		[ 'nothing', '', 'notJson' ],
		[ 'words', 'Hello', 'notJson' ],
		[ 'a page of HTML', '<!DOCTYPE html><html></html>', 'notJson' ],
		[ 'null', 'null', 'notPattern' ],
		[ 'a list', '[]', 'notPattern' ],
		[ 'a number', '7', 'notPattern' ],
		[ 'a theme.json', '{"version":3,"settings":{}}', 'notPattern' ],
		[ 'another mark', fileOf( { __file: 'wp_page' } ), 'notPattern' ],
		[ 'a title that is no text', fileOf( { title: 7 } ), 'notPattern' ],
		[ 'no content', fileOf( { content: undefined } ), 'notPattern' ],
		[ 'no title', fileOf( { title: ' \n ' } ), 'noTitle' ],
		[
			'a title without end',
			fileOf( { title: 'x'.repeat( MAX_TITLE_LENGTH + 1 ) } ),
			'longTitle',
		],
		[
			'blocks that are not closed',
			fileOf( { content: OPEN.repeat( 500 ) } ),
			'unclosed',
		],
		[
			'blocks that are nested too deeply',
			fileOf( {
				content:
					OPEN.repeat( MAX_DEPTH + 1 ) +
					CLOSE.repeat( MAX_DEPTH + 1 ),
			} ),
			'tooDeep',
		],
	] )( 'is refused where it holds %s', ( _name, text, problem ) => {
		expect( parsePatternFile( text ) ).toEqual( { ok: false, problem } );
	} );

	it.each( [
		[
			'as deep as can be',
			OPEN.repeat( MAX_DEPTH ) + CLOSE.repeat( MAX_DEPTH ),
		],
		[ 'that somebody forgot to close', OPEN ],
		[ 'of nothing', '' ],
	] )( 'is taken with blocks %s', ( _name, content ) => {
		expect( parsePatternFile( fileOf( { content } ) ) ).toMatchObject( {
			ok: true,
			pattern: { content },
		} );
	} );

	it( 'never throws', () => {
		fc.assert(
			fc.property( fc.oneof( fc.string(), fc.json() ), ( text ) => {
				expect( typeof parsePatternFile( text ).ok ).toBe( 'boolean' );
			} )
		);
	} );

	it.each( [
		[ 'pattern.json', 10, null ],
		[ 'PATTERN.JSON', 10, null ],
		[ 'pattern.json.txt', 10, 'extension' ],
		[ 'json', 10, 'extension' ],
		[ 'large.json', MAX_FILE_SIZE, null ],
		[ 'larger.json', MAX_FILE_SIZE + 1, 'tooLarge' ],
	] )( 'named %s of %d bytes: %s', ( name, size, problem ) => {
		expect( fileProblem( { name, size } ) ).toBe( problem );
	} );
} );
