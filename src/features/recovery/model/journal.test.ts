import fc from 'fast-check';
import { subjectKey } from '@/kernel/subject';
import { valuesOf, type Entry, type Unsaved } from './entry';
import { afterRefusal, planWrites, type Journal } from './journal';
import { draftsElsewhere, makeOffers, restorable } from './offers';
import { hasArrived, hasChanged } from './recordStatus';

const KEYS = [ 'one', 'two', 'three' ] as const;
type Key = ( typeof KEYS )[ number ];

const makeUnsaved = ( key: string, value: string, base: string ): Unsaved => ( {
	subject: { kind: 'postType', name: 'page', id: key },
	title: key,
	theme: '',
	edits: JSON.stringify( { content: value } ),
	base: JSON.stringify( { content: base } ),
	version: '',
	lacksPassword: false,
} );

const contentOf = ( entry: Unsaved ): unknown =>
	valuesOf( entry ).edits.content;

/** A simulation of one browser, its storage and the site, without timing. */
class Machine {
	public readonly site = new Map< Key, string >();
	private readonly storage = new Map< string, Entry >();
	private edits = new Map< Key, { value: string; base: string } >();
	private journal: Journal = new Map();
	private session = 0;
	private now = 0;
	private ids = 0;
	/** Edits that were stored and neither saved, undone nor discarded: session and key to value. */
	private readonly owed = new Map< string, string >();

	public edit( key: Key, value: string ): void {
		if ( value === this.saved( key ) ) {
			this.undo( key );
		} else {
			const base = this.edits.get( key )?.base ?? this.saved( key );
			this.edits.set( key, { value, base } );
		}
	}

	/** @param storageWorks Whether storage accepts writes. */
	public keep( storageWorks = true ): void {
		this.now += 1;
		const unsaved = [ ...this.edits ].map( ( [ key, { value, base } ] ) =>
			makeUnsaved( key, value, base )
		);
		const context = {
			owner: 'me',
			session: this.name(),
			now: this.now,
			idOf: () => `entry-${ ( this.ids += 1 ) }`,
		};
		const writes = planWrites( this.journal, unsaved, context );
		if ( ! storageWorks ) {
			this.journal = afterRefusal( writes.journal, this.journal, writes );
			return;
		}
		this.journal = writes.journal;
		writes.put.forEach( ( entry ) => this.storage.set( entry.id, entry ) );
		writes.remove.forEach( ( id ) => this.storage.delete( id ) );
		for ( const key of KEYS ) {
			const edit = this.edits.get( key );
			if ( edit ) {
				this.owed.set( this.name() + key, edit.value );
			}
		}
	}

	public save( key: Key ): void {
		const edit = this.edits.get( key );
		if ( edit ) {
			this.site.set( key, edit.value );
			this.undo( key );
		}
	}

	public undo( key: Key ): void {
		this.edits.delete( key );
		this.owed.delete( this.name() + key );
	}

	public crash(): void {
		this.edits = new Map();
		this.journal = new Map();
		this.session += 1;
	}

	/** @param isCutShort Whether the page ends before the old entry is removed. */
	public restore( key: Key, isCutShort: boolean ): void {
		const entry = this.offers().find(
			( offer ) => offer.subject.id === key
		);
		if ( ! entry ) {
			return;
		}
		this.edit( key, String( contentOf( entry ) ) );
		this.keep();
		if ( isCutShort ) {
			this.crash();
			return;
		}
		this.forget( entry );
	}

	public discard( key: Key ): void {
		const entry = this.offers().find(
			( offer ) => offer.subject.id === key
		);
		if ( entry ) {
			this.forget( entry );
		}
	}

	/** Every edit that must survive is in the page, on the site, or offered. */
	public expectNothingLost(): void {
		const offered = this.offers();
		for ( const [ owedTo, value ] of this.owed ) {
			const key = KEYS.find( ( one ) => owedTo.endsWith( one ) );
			const isOffered = offered.some(
				( entry ) =>
					entry.subject.id === key && contentOf( entry ) === value
			);
			const isHere =
				owedTo.startsWith( this.name() ) &&
				key !== undefined &&
				this.edits.has( key );
			if ( ! isOffered && ! isHere ) {
				throw new Error( `${ owedTo } lost ${ value }` );
			}
		}
	}

	/** The journal of this session equals its entries in storage. */
	public expectWholeJournal(): void {
		const mine = [ ...this.storage.values() ].filter(
			( { session } ) => session === this.name()
		);
		for ( const entry of this.journal.values() ) {
			expect( this.storage.get( entry.id ) ).toEqual( entry );
		}
		expect( new Set( mine.map( ( { id } ) => id ) ).size ).toBe(
			mine.length
		);
	}

	public offers(): readonly Entry[] {
		return restorable( [ ...this.storage.values() ], {
			owner: 'me',
			theme: 'any',
			ended: new Set(),
			living: new Set( [ this.name() ] ),
		} );
	}

	private forget( { id, session, subject }: Entry ): void {
		this.storage.delete( id );
		this.owed.delete( session + ( subject.id ?? '' ) );
	}

	private saved( key: Key ): string {
		return this.site.get( key ) ?? '';
	}

	private name(): string {
		return `session-${ this.session } `;
	}
}

const key = fc.constantFrom( ...KEYS );
const act = fc.oneof(
	fc.record( {
		name: fc.constant( 'edit' as const ),
		key,
		value: fc.constantFrom( '', 'a', 'b', 'c' ),
	} ),
	fc.record( { name: fc.constant( 'keep' as const ) } ),
	fc.record( { name: fc.constant( 'keep in vain' as const ) } ),
	fc.record( { name: fc.constant( 'save' as const ), key } ),
	fc.record( { name: fc.constant( 'undo' as const ), key } ),
	fc.record( { name: fc.constant( 'crash' as const ) } ),
	fc.record( {
		name: fc.constant( 'restore' as const ),
		key,
		isCutShort: fc.boolean(),
	} ),
	fc.record( { name: fc.constant( 'discard' as const ), key } )
);
type Act = typeof act extends fc.Arbitrary< infer Value > ? Value : never;

function perform( machine: Machine, step: Act ): void {
	switch ( step.name ) {
		case 'edit':
			machine.edit( step.key, step.value );
			break;
		case 'keep':
			machine.keep();
			break;
		case 'keep in vain':
			machine.keep( false );
			break;
		case 'restore':
			machine.restore( step.key, step.isCutShort );
			break;
		case 'crash':
			machine.crash();
			break;
		case 'save':
		case 'undo':
		case 'discard':
			machine[ step.name ]( step.key );
			break;
	}
}

describe( 'the journal', () => {
	it( 'loses no edit, in any order of edits, saves, crashes and restores', () => {
		fc.assert(
			fc.property( fc.array( act, { maxLength: 60 } ), ( steps ) => {
				const machine = new Machine();
				for ( const step of steps ) {
					perform( machine, step );
					machine.expectNothingLost();
				}
				machine.keep();
				machine.expectWholeJournal();
			} ),
			{ numRuns: 2000 }
		);
	} );

	it( 'has no entries of a page without unsaved changes', () => {
		fc.assert(
			fc.property( fc.array( act, { maxLength: 60 } ), ( steps ) => {
				const machine = new Machine();
				steps
					.filter( ( { name } ) => name !== 'crash' )
					.filter(
						( step ) =>
							! ( 'isCutShort' in step && step.isCutShort )
					)
					.forEach( ( step ) => perform( machine, step ) );
				KEYS.forEach( ( one ) => machine.save( one ) );
				machine.keep();
				machine.crash();
				expect( machine.offers() ).toEqual( [] );
			} )
		);
	} );

	it( 'writes nothing if nothing has changed', () => {
		const context = { owner: 'me', session: 's', now: 1, idOf: subjectKey };
		const unsaved = [ makeUnsaved( 'one', 'a', '' ) ];
		const first = planWrites( new Map(), unsaved, context );
		const second = planWrites( first.journal, unsaved, {
			...context,
			now: 2,
		} );
		expect( first.put ).toHaveLength( 1 );
		expect( second ).toMatchObject( { put: [], remove: [] } );
		expect( second.journal ).toEqual( first.journal );
	} );
} );

const CHRISTMAS = { id: 7, title: 'Christmas' };

describe( 'an offer', () => {
	const entry = ( more: Partial< Entry > = {} ): Entry => ( {
		...makeUnsaved( 'one', 'mine', 'base' ),
		id: 's one',
		owner: 'me',
		session: 's',
		when: 1,
		keptBy: 'browser',
		size: 1,
		...more,
	} );
	const visit = {
		owner: 'me',
		theme: 'a',
		ended: new Set< number >(),
		living: new Set( [ 'open' ] ),
	};

	it.each( [
		[ 'its own', {}, 1 ],
		[ 'not another user’s', { owner: 'you' }, 0 ],
		[ 'not entries of an open tab', { session: 'open' }, 0 ],
		[ 'entries of this theme', { theme: 'a' }, 1 ],
		[ 'not entries of another theme', { theme: 'b' }, 0 ],
		[ 'not entries of a site draft', { draft: CHRISTMAS }, 0 ],
	] )( 'shows %s', ( _title, more, count ) => {
		expect( restorable( [ entry( more ) ], visit ) ).toHaveLength( count );
	} );

	it( 'of a site draft is shown in that draft only', () => {
		const all = [ entry(), entry( { id: 's two', draft: CHRISTMAS } ) ];
		const shownIn = ( draft: number | undefined ) =>
			restorable( all, { ...visit, draft } ).map( ( { id } ) => id );
		expect( shownIn( undefined ) ).toEqual( [ 's one' ] );
		expect( shownIn( 7 ) ).toEqual( [ 's two' ] );
		expect( shownIn( 8 ) ).toEqual( [] );
	} );

	it( 'regression: of a site draft that has ended is shown everywhere', () => {
		const all = [ entry( { draft: CHRISTMAS } ) ];
		const ended = new Set( [ CHRISTMAS.id ] );
		for ( const draft of [ undefined, CHRISTMAS.id, 8 ] ) {
			expect(
				restorable( all, { ...visit, ended, draft } )
			).toHaveLength( 1 );
		}
		expect(
			restorable( [ entry( { draft: CHRISTMAS, theme: 'b' } ) ], {
				...visit,
				ended,
			} )
		).toEqual( [] );
	} );

	it( 'of another site draft is shown with the draft’s title', () => {
		const other = { id: 8, title: 'Easter' };
		const all = [
			entry( { draft: CHRISTMAS } ),
			entry( { draft: other, when: 5 } ),
			entry( { draft: other, when: 3 } ),
			entry( { draft: { id: 9, title: 'Open' }, session: 'open' } ),
			entry(),
		];
		expect( draftsElsewhere( all, visit ) ).toEqual( [ other, CHRISTMAS ] );
		expect( draftsElsewhere( all, { ...visit, draft: 8 } ) ).toEqual( [
			CHRISTMAS,
		] );
	} );

	it( 'marks all but the newest version of a record', () => {
		const entries = restorable(
			[ entry(), entry( { id: 't one', session: 't', when: 2 } ) ],
			visit
		);
		const offers = makeOffers(
			entries.map( ( one ) => ( {
				entry: one,
				status: { name: 'same' },
			} ) )
		);
		expect(
			offers.map( ( offer ) => [ offer.entry.id, offer.isOlder ] )
		).toEqual( [
			[ 't one', false ],
			[ 's one', true ],
		] );
	} );

	it.each( [
		[ 'unchanged', 'base', false, false ],
		[ 'changed by another person', 'theirs', true, false ],
		[ 'equal to the edits', 'mine', true, true ],
	] )( 'detects a record that is %s', ( _title, content, moved, arrived ) => {
		expect( hasChanged( entry(), { content, title: 'x' } ) ).toBe( moved );
		expect( hasArrived( entry(), { content, title: 'x' } ) ).toBe(
			arrived
		);
	} );

	it( 'ignores the order of keys, and how PHP writes empty objects', () => {
		const styles = entry( {
			edits: '{"styles":{"color":{}}}',
			base: '{"styles":{"a":1,"b":{}},"settings":null}',
		} );
		expect( hasChanged( styles, { styles: { b: [], a: 1 } } ) ).toBe(
			false
		);
		expect( subjectKey( styles.subject ) ).toBe( 'postType|page|one' );
	} );
} );
