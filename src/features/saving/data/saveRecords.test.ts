/**
 * @jest-environment jsdom
 */
import { webcrypto } from 'node:crypto';
import { waitFor } from '@testing-library/dom';
import {
	type Conflict,
	changeKey,
	type ChangedRecord,
} from '@/features/documents/index.model';
import { type SaveOutcome } from '../model/saving';
import {
	conflicts,
	decideConflict,
	dropConflict,
	leaveConflict,
} from './conflicts';
import { saveRecords } from './saveRecords';
import { saveReliably } from './saveReliably';

jest.mock( './saveReliably', () => ( {
	__esModule: true,
	saveReliably: jest.fn(),
} ) );
jest.mock( '@/ui/messages', () => ( {
	__esModule: true,
	messageFor: () => 'Changed.',
} ) );
const request = jest.mocked( saveReliably );

const makeRecord = ( id: string ): ChangedRecord => ( {
	kind: 'postType',
	name: 'page',
	id,
	title: id,
} );
const MINE = makeRecord( '1' );
const OURS = makeRecord( '2' );

/** Saves two records; another person has changed one of them. */
function save() {
	const outcomes: Record< string, SaveOutcome > = {};
	const report = saveRecords( [ OURS, MINE ], {
		onOutcome( key, outcome ) {
			outcomes[ key ] = outcome;
		},
	} );
	return {
		report,
		failed: report.then( ( { failed } ) => failed ),
		outcomeOf: ( record: ChangedRecord ) => outcomes[ changeKey( record ) ],
	};
}

const question = (): Promise< Conflict > =>
	waitFor( () => {
		const [ conflict ] = conflicts.get();
		if ( ! conflict ) {
			throw new Error( 'not asked yet' );
		}
		return conflict;
	} );

beforeAll( () => {
	Object.defineProperty( globalThis, 'crypto', {
		value: webcrypto,
		configurable: true,
	} );
} );

beforeEach( () => {
	conflicts.set( [] );
	request.mockImplementation( ( record: ChangedRecord ) => {
		if ( record !== OURS ) {
			return Promise.resolve( { name: 'saved' } );
		}
		return Promise.resolve( {
			name: 'failed',
			error: { code: 'conflict' },
			endsAll: false,
			conflict: {
				record,
				base: {},
				theirs: {
					record: {},
					author: null,
					modified: null,
					place: null,
				},
			},
		} );
	} );
} );

describe( 'saveRecords', () => {
	it( 'regression: does not mark a record with an open conflict as failed', async () => {
		const { failed, outcomeOf } = save();
		const conflict = await question();
		expect( outcomeOf( OURS ) ).toBe( 'waiting' );
		expect( outcomeOf( MINE ) ).toBe( 'saved' );
		leaveConflict( conflict );
		expect( await failed ).toEqual( [ OURS ] );
		expect( outcomeOf( OURS ) ).toEqual( { failed: 'Changed.' } );
	} );

	it( 'ends once the user has resolved the conflict and it is saved', async () => {
		const { report, outcomeOf } = save();
		dropConflict( await question() );
		decideConflict( OURS, { isSettled: true } );
		expect( await report ).toMatchObject( {
			failed: [],
			hadConflict: true,
		} );
		expect( outcomeOf( OURS ) ).toBe( 'dropped' );
		expect( conflicts.get() ).toEqual( [] );
	} );

	it( 'reports what the listener was told last', async () => {
		const { report, outcomeOf } = save();
		leaveConflict( await question() );
		const { outcomes } = await report;
		expect( outcomes ).toEqual( {
			[ changeKey( OURS ) ]: outcomeOf( OURS ),
			[ changeKey( MINE ) ]: outcomeOf( MINE ),
		} );
	} );

	it( 'sends all records of a save in one run, and those of the next in another', async () => {
		request.mockResolvedValue( { name: 'saved' } );
		request.mockClear();
		await Promise.all( [ save().failed, save().failed ] );
		const runs = new Map< string, number >();
		for ( const [ , run ] of request.mock.calls ) {
			const [ id = '' ] = Object.values( run );
			runs.set( id, ( runs.get( id ) ?? 0 ) + 1 );
		}
		expect( [ ...runs.values() ] ).toEqual( [ 2, 2 ] );
		expect( [ ...runs.keys() ][ 0 ] ).toMatch(
			/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
		);
	} );

	it( 'asks nothing without a conflict', async () => {
		request.mockResolvedValue( { name: 'saved' } );
		expect( await save().report ).toMatchObject( {
			failed: [],
			hadConflict: false,
		} );
		expect( conflicts.get() ).toEqual( [] );
	} );
} );
