/**
 * @jest-environment jsdom
 */
import { waitFor } from '@testing-library/dom';
import {
	type Conflict,
	keyOf,
	type ChangedRecord,
} from '@/features/documents/index.model';
import { type SaveOutcome } from '../model/saving';
import {
	conflicts,
	decideConflict,
	dropConflict,
	leaveConflict,
	noteConflict,
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
	const failed = saveRecords( [ OURS, MINE ], ( key, outcome ) => {
		outcomes[ key ] = outcome;
	} );
	return {
		failed,
		outcomeOf: ( record: ChangedRecord ) => outcomes[ keyOf( record ) ],
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

beforeEach( () => {
	conflicts.set( [] );
	request.mockImplementation( ( record: ChangedRecord ) => {
		if ( record !== OURS ) {
			return Promise.resolve( { name: 'saved' } );
		}
		noteConflict( {
			record,
			base: {},
			theirs: { record: {}, author: null, modified: null, place: null },
		} );
		return Promise.resolve( {
			name: 'failed',
			error: { code: 'conflict' },
			endsAll: false,
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
		const { failed, outcomeOf } = save();
		dropConflict( await question() );
		decideConflict( OURS, { isSettled: true } );
		expect( await failed ).toEqual( [] );
		expect( outcomeOf( OURS ) ).toBe( 'dropped' );
		expect( conflicts.get() ).toEqual( [] );
	} );

	it( 'asks nothing without a conflict', async () => {
		request.mockResolvedValue( { name: 'saved' } );
		expect( await save().failed ).toEqual( [] );
		expect( conflicts.get() ).toEqual( [] );
	} );
} );
