import fc from 'fast-check';
import { fail, ok, type Result } from '@/kernel/result';
import { buildPatternFile } from '../model/patternFile';
import {
	importFiles,
	type PatternServer,
	type Prepared,
	type ReadableFile,
} from './importFiles';

const fileOf = ( name: string, text: string ): ReadableFile => ( {
	name,
	size: text.length,
	text: () => Promise.resolve( text ),
} );

const patternOf = ( title: string ): ReadableFile =>
	fileOf(
		`${ title }.json`,
		buildPatternFile( { title, content: '<p>Hi</p>', syncStatus: '' } )
	);

const BROKEN = fileOf( 'broken.json', '{' );

/** A server that can create one category, and rejects patterns with these titles. */
function makeServer( {
	refused = [],
	prepared,
}: {
	readonly refused?: readonly string[];
	readonly prepared?: Result< Prepared >;
} = {} ) {
	const undo = jest.fn( () => Promise.resolve() );
	const prepare = jest.fn< PatternServer[ 'prepare' ] >( () =>
		Promise.resolve( prepared ?? ok( { ids: [ 7 ], undo } ) )
	);
	const send = jest.fn< PatternServer[ 'send' ] >( ( { title } ) =>
		Promise.resolve(
			refused.includes( title )
				? fail( { code: 'server' } )
				: ok( { isStripped: title === 'Scripted' } )
		)
	);
	return { undo, prepare, send };
}

const nothing = () => undefined;

describe( 'importing files', () => {
	it( 'imports valid files and returns reasons for the others', async () => {
		const server = makeServer( { refused: [ 'Refused' ] } );
		const outcome = await importFiles(
			[
				patternOf( 'One' ),
				BROKEN,
				patternOf( 'Refused' ),
				patternOf( 'Scripted' ),
			],
			server,
			nothing
		);
		expect( outcome ).toEqual( {
			imported: [ 'One', 'Scripted' ],
			failed: [
				{
					file: 'broken.json',
					reason: { kind: 'problem', problem: 'notJson' },
				},
				{
					file: 'Refused.json',
					reason: { kind: 'error', error: { code: 'server' } },
				},
			],
			stripped: [ 'Scripted' ],
		} );
		expect( server.send ).toHaveBeenCalledWith(
			expect.objectContaining( { title: 'One' } ),
			[ 7 ]
		);
		expect( server.prepare ).toHaveBeenCalledTimes( 1 );
		expect( server.undo ).not.toHaveBeenCalled();
	} );

	it( 'creates no category for invalid files', async () => {
		const server = makeServer();
		await importFiles( [ BROKEN, BROKEN ], server, nothing );
		expect( server.prepare ).not.toHaveBeenCalled();
	} );

	it( 'deletes the new category if every pattern is rejected', async () => {
		const server = makeServer( { refused: [ 'One' ] } );
		await importFiles( [ patternOf( 'One' ) ], server, nothing );
		expect( server.undo ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'sends no patterns if the category can’t be created', async () => {
		const server = makeServer( {
			prepared: fail( { code: 'forbidden' } ),
		} );
		const { imported, failed } = await importFiles(
			[ patternOf( 'One' ), patternOf( 'Two' ) ],
			server,
			nothing
		);
		expect( imported ).toEqual( [] );
		expect( failed ).toHaveLength( 2 );
		expect( server.send ).not.toHaveBeenCalled();
	} );

	it( 'doesn’t read files that are too large, and reports unreadable ones', async () => {
		const text = jest.fn( () => Promise.reject( new Error( 'gone' ) ) );
		const { failed } = await importFiles(
			[
				{ name: 'huge.json', size: 20 * 1024 * 1024, text },
				{ name: 'gone.json', size: 10, text },
			],
			makeServer(),
			nothing
		);
		expect( failed.map( ( { reason } ) => reason ) ).toEqual( [
			{ kind: 'problem', problem: 'tooLarge' },
			{ kind: 'problem', problem: 'unreadable' },
		] );
		expect( text ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'has a result for every file, and reports progress', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array( fc.constantFrom( 'good', 'refused', 'broken' ) ),
				async ( kinds ) => {
					const done: number[] = [];
					const { imported, failed } = await importFiles(
						kinds.map( ( kind ) =>
							kind === 'broken' ? BROKEN : patternOf( kind )
						),
						makeServer( { refused: [ 'refused' ] } ),
						( count ) => done.push( count )
					);
					expect( imported ).toEqual(
						kinds.filter( ( kind ) => kind === 'good' )
					);
					expect( imported.length + failed.length ).toBe(
						kinds.length
					);
					expect( done ).toEqual( kinds.map( ( _, at ) => at + 1 ) );
				}
			)
		);
	} );
} );
