import { autosaveEntry, autosaveTime, isKeptTwice } from './autosave';
import { valuesOf, type Entry } from './entry';

const subject = { kind: 'postType', name: 'page', id: '7' };

const record = ( autosave: unknown ) => ( {
	title: 'Saved',
	content: 'Saved words',
	excerpt: '',
	atelier_autosave: autosave,
} );

const autosave = {
	title: 'Saved',
	content: 'New words',
	excerpt: '',
	modified: '2026-11-23T20:00:00Z',
	session: 'a-1',
};

describe( 'an autosave of the site', () => {
	it( 'contains its changes to the record', () => {
		const entry = autosaveEntry( subject, record( autosave ), 'me' );
		expect( entry ).toMatchObject( {
			keptBy: 'site',
			owner: 'me',
			session: 'a-1',
			title: 'Saved',
			when: Date.UTC( 2026, 10, 23, 20 ),
		} );
		expect( entry && valuesOf( entry ) ).toEqual( {
			edits: { content: 'New words' },
			base: { content: 'Saved words' },
		} );
		expect( autosaveTime( record( autosave ) ) ).toBe( autosave.modified );
	} );

	it.each( [
		[ 'is absent', null ],
		[ 'changes nothing', { ...autosave, content: 'Saved words' } ],
		[ 'has no date', { ...autosave, modified: 'soon' } ],
	] )( 'is offered to nobody where it %s', ( _title, value ) => {
		expect( autosaveEntry( subject, record( value ), 'me' ) ).toBeNull();
	} );

	it( 'is omitted if the browser has an entry of the same page', () => {
		const entry = autosaveEntry(
			subject,
			record( autosave ),
			'me'
		) as Entry;
		const kept = ( session: string ): Entry => ( {
			...entry,
			keptBy: 'browser',
			session,
		} );
		expect( isKeptTwice( entry, [ kept( 'a-1' ) ] ) ).toBe( true );
		expect( isKeptTwice( entry, [ kept( 'b-2' ) ] ) ).toBe( false );
		expect( isKeptTwice( { ...entry, session: '' }, [ kept( '' ) ] ) ).toBe(
			false
		);
	} );
} );
