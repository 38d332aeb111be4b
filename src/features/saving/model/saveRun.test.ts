import { beginRun, endRun, listed, NO_RUN, withOutcome } from './saveRun';
import {
	changeKey,
	type ChangedRecord,
} from '@/features/documents/index.model';

const page = ( id: string ): ChangedRecord => ( {
	kind: 'postType',
	name: 'page',
	id,
	title: `Page ${ id }`,
} );

const one = page( '1' );
const two = page( '2' );

const halfway = endRun(
	withOutcome(
		withOutcome(
			beginRun( NO_RUN, [ one, two ] ),
			changeKey( one ),
			'saved'
		),
		changeKey( two ),
		{ failed: 'Why' }
	)
);

describe( 'a save', () => {
	it( 'starts with all records waiting', () => {
		expect( beginRun( NO_RUN, [ one, two ] ) ).toEqual( {
			isRunning: true,
			records: [ one, two ],
			outcomes: {
				[ changeKey( one ) ]: 'waiting',
				[ changeKey( two ) ]: 'waiting',
			},
		} );
	} );

	it( 'keeps the outcomes of other records when one is retried', () => {
		const again = beginRun( halfway, [ two ] );
		expect( again.outcomes ).toEqual( {
			[ changeKey( one ) ]: 'saved',
			[ changeKey( two ) ]: 'waiting',
		} );
		expect( again.records ).toEqual( [ one, two ] );
	} );
} );

describe( 'listed', () => {
	const order = [ one, two ].map( changeKey );

	it( 'keeps saved records in their position', () => {
		expect( listed( [ two ], halfway, order ) ).toEqual( [ one, two ] );
	} );

	it( 'lists a record once if it was changed again', () => {
		expect( listed( [ two, one ], halfway, order ) ).toEqual( [
			one,
			two,
		] );
	} );

	it( 'drops records that failed and were discarded since', () => {
		expect( listed( [], halfway, order ) ).toEqual( [ one ] );
	} );

	it( 'appends new records', () => {
		const three = page( '3' );
		expect( listed( [ three, two ], halfway, order ) ).toEqual( [
			one,
			two,
			three,
		] );
	} );
} );
