import { isRecord } from '@/kernel/guards';
import type { StylesDoc } from '../doc';
import { PRESET_KINDS, listIn, presetPath, type PresetKind } from '../presets';
import { storedText } from '../storedText';
import { asTree, getIn, type Keys, type Tree } from '../tree';
import { circularPresets, variableOf } from './circles';
import type { InvalidReason } from './reason';
import { invalidEntryReason, invalidSlugReason } from './presetEntry';
import {
	CONTAINERS,
	GROUPS_OF_SETTINGS,
	GROUPS_OF_STYLES,
	MAX_STEPS,
	ORIGINS,
	UNSAFE,
	WORDS,
} from './tables';
import { invalidCssReason, invalidTextReason } from './text';
import { addressIn, isEmpty } from './values';

/** A value of a document that could break the site, or that has no meaning. */
export interface InvalidValue {
	readonly part: keyof StylesDoc;
	/** Its path; for a preset, the path of the whole entry with its index. */
	readonly keys: Keys;
	readonly reason: InvalidReason;
	/** The stored value. */
	readonly value: unknown;
}

/** Returns the replacement of an invalid value; undefined removes it. */
type Validator = ( invalid: InvalidValue ) => unknown;

const KIND_BY_PATH: ReadonlyMap< string, PresetKind > = new Map(
	PRESET_KINDS.map( ( kind ) => [ presetPath( kind ), kind ] )
);

/** The document with each invalid value replaced by the validator's result; the same document if nothing changes. */
export function walk( doc: StylesDoc, validate: Validator ): StylesDoc {
	const walker = new Walk( doc, validate );
	const settings = walker.settings( doc.settings, [] );
	const styles = walker.styles( doc.styles, [] );
	return settings === doc.settings && styles === doc.styles
		? doc
		: { ...doc, settings: asTree( settings ), styles: asTree( styles ) };
}

type Look = ( value: unknown, keys: Keys ) => unknown;

/** Walks a document and calls a validator for each invalid value. Unchanged branches stay identical. */
class Walk {
	private readonly circular: ReadonlySet< string >;

	public constructor(
		private readonly doc: StylesDoc,
		private readonly validate: Validator
	) {
		const owners = [
			doc.settings,
			...Object.values( asTree( doc.settings.blocks ) ).filter(
				isRecord
			),
		];
		this.circular = circularPresets(
			owners.flatMap( ( owner ) =>
				PRESET_KINDS.map( ( kind ) => ( {
					kind,
					found: getIn( owner, presetPath( kind ).split( '.' ) ),
				} ) )
			)
		);
	}

	public styles( node: unknown, keys: Keys ): unknown {
		return this.branch( 'styles', node, keys, ( value, at ) => {
			const key = at.at( -1 ) ?? '';
			if ( CONTAINERS.includes( key ) ) {
				return this.branch( 'styles', value, at, ( child, path ) =>
					this.styles( child, path )
				);
			}
			if ( GROUPS_OF_STYLES.includes( key ) ) {
				return this.branch( 'styles', value, at, this.value );
			}
			if ( key === 'css' ) {
				return this.text( 'styles', value, at, invalidCssReason );
			}
			if ( WORDS.includes( key ) && ! isRecord( value ) ) {
				return value;
			}
			// States and viewports: `:hover`, `@tablet`.
			return isRecord( value ) && ! ( 'ref' in value )
				? this.styles( value, at )
				: this.value( value, at );
		} );
	}

	public settings( node: unknown, keys: Keys ): unknown {
		return this.branch( 'settings', node, keys, ( value, at ) => {
			const key = at.at( -1 ) ?? '';
			if ( key === 'blocks' ) {
				return this.branch( 'settings', value, at, ( child, path ) =>
					this.settings( child, path )
				);
			}
			if ( ! GROUPS_OF_SETTINGS.includes( key ) ) {
				return this.plain( value, at );
			}
			return this.branch( 'settings', value, at, ( own, path ) => {
				const kind = KIND_BY_PATH.get( `${ key }.${ path.at( -1 ) }` );
				return kind
					? this.presets( own, path, kind )
					: key === 'layout' &&
						  /^(content|wide)Size$/.test( path.at( -1 ) ?? '' ) &&
						  typeof own === 'object'
						? this.report( 'settings', path, 'type', own )
						: path.at( -1 ) === 'spacingScale' && ! isShort( own )
							? this.report( 'settings', path, 'type', own )
							: this.plain( own, path );
			} );
		} );
	}

	/** A value of the styles, or an object of values, such as four sides. */
	private readonly value: Look = ( value, keys ) => {
		if (
			Array.isArray( value ) ||
			// With anything but a text, WordPress 6.8 ends every page.
			( isRecord( value ) && keys.at( -1 ) === 'duotone' )
		) {
			return this.report( 'styles', keys, 'type', value );
		}
		if ( ! isRecord( value ) ) {
			return this.text( 'styles', value, keys, endedReason );
		}
		if ( 'ref' in value ) {
			return typeof value.ref !== 'string'
				? this.report( 'styles', keys, 'type', value )
				: this.isCircle( value.ref, keys )
					? this.report( 'styles', keys, 'circle', value )
					: value;
		}
		if ( keys.at( -1 ) === 'backgroundImage' ) {
			const reason = addressIn( value.url );
			return reason
				? this.report( 'styles', keys, reason, value )
				: value;
		}
		return this.branch( 'styles', value, keys, this.value );
	};

	/** Other settings: their strings also become part of CSS. */
	private readonly plain: Look = ( value, keys ) => {
		if ( Array.isArray( value ) ) {
			const list: readonly unknown[] = value;
			const kept = list
				.map( ( item, at ) =>
					this.plain( item, [ ...keys, String( at ) ] )
				)
				.filter( ( item ) => item !== undefined );
			return kept.length === list.length &&
				kept.every( ( item, at ) => Object.is( item, list[ at ] ) )
				? list
				: kept;
		}
		return isRecord( value )
			? this.branch( 'settings', value, keys, this.plain )
			: this.text( 'settings', value, keys, invalidTextReason );
	};

	private presets( value: unknown, keys: Keys, kind: PresetKind ): unknown {
		const list = listIn( value );
		if ( list ) {
			return this.list( value, list, keys, kind );
		}
		return this.branch( 'settings', value, keys, ( own, at ) => {
			if ( ! ORIGINS.includes( at.at( -1 ) ?? '' ) ) {
				return own;
			}
			const found = listIn( own );
			return found
				? this.list( own, found, at, kind )
				: isEmpty( own )
					? own
					: this.report( 'settings', at, 'type', own );
		} );
	}

	private list(
		stored: unknown,
		list: readonly unknown[],
		keys: Keys,
		kind: PresetKind
	): unknown {
		const reasons = this.presetReasons( list, kind );
		const next = list.flatMap( ( raw, at ) => {
			const reason = reasons[ at ];
			const kept = reason
				? this.report(
						'settings',
						[ ...keys, String( at ) ],
						reason,
						raw
					)
				: raw;
			return kept === undefined ? [] : [ kept ];
		} );
		return next.length === list.length &&
			next.every( ( raw, at ) => Object.is( raw, list[ at ] ) )
			? stored
			: next;
	}

	/** Of several with one slug, the last is what WordPress prints. */
	private presetReasons(
		list: readonly unknown[],
		kind: PresetKind
	): readonly ( InvalidReason | null )[] {
		const slugs = new Set< string >();
		return [ ...list ]
			.reverse()
			.map( ( raw ) => {
				const reason = this.presetReason( raw, kind, slugs );
				if ( ! reason ) {
					slugs.add( storedText( asTree( raw ).slug ) );
				}
				return reason;
			} )
			.reverse();
	}

	private presetReason(
		raw: unknown,
		kind: PresetKind,
		slugs: ReadonlySet< string >
	): InvalidReason | null {
		if ( ! isRecord( raw ) ) {
			return 'type';
		}
		const slug = storedText( raw.slug );
		return (
			invalidSlugReason( raw.slug ) ??
			( slugs.has( slug ) ? 'taken' : null ) ??
			invalidEntryReason( raw, kind ) ??
			( this.circular.has( variableOf( kind, slug ) ) ? 'circle' : null )
		);
	}

	private isCircle( ref: string, keys: Keys ): boolean {
		const seen = new Set( [ [ 'styles', ...keys ].join( '.' ) ] );
		let next: unknown = ref;
		while ( typeof next === 'string' ) {
			if ( seen.has( next ) ) {
				return true;
			}
			seen.add( next );
			const behind = getIn( this.doc, next.split( '.' ) );
			next = isRecord( behind ) ? behind.ref : undefined;
		}
		return false;
	}

	private text(
		part: InvalidValue[ 'part' ],
		value: unknown,
		keys: Keys,
		look: ( text: string ) => InvalidReason | null
	): unknown {
		const isCss = look === invalidCssReason;
		const reason =
			typeof value === 'string' ? look( value ) : isCss ? 'type' : null;
		return reason ? this.report( part, keys, reason, value ) : value;
	}

	/** A branch with named children. PHP writes an empty one as a list. */
	private branch(
		part: InvalidValue[ 'part' ],
		node: unknown,
		keys: Keys,
		look: Look
	): unknown {
		if ( isEmpty( node ) ) {
			return node;
		}
		if ( ! isRecord( node ) ) {
			return this.report( part, keys, 'type', node );
		}
		const next = Object.entries( node ).flatMap( ( [ key, value ] ) => {
			const at = [ ...keys, key ];
			const kept =
				value === undefined || value === null
					? value
					: UNSAFE.includes( key )
						? this.report( part, at, 'key', value )
						: isEmpty( value )
							? value
							: look( value, at );
			return kept === undefined && value !== undefined
				? []
				: [ [ key, kept ] as const ];
		} );
		return next.length === Object.keys( node ).length &&
			next.every( ( [ key, kept ] ) => Object.is( kept, node[ key ] ) )
			? node
			: ( Object.fromEntries( next ) satisfies Tree );
	}

	private report(
		part: InvalidValue[ 'part' ],
		keys: Keys,
		reason: InvalidReason,
		value: unknown
	): unknown {
		return this.validate( { part, keys, reason, value } );
	}
}

/** Some themes end values with a semicolon, which is harmless at the end of a declaration. */
const endedReason = ( text: string ): InvalidReason | null =>
	invalidTextReason( text.replace( /;\s*$/, '' ) );

/** Checks the `steps` of a scale, which may be stored by origin. */
const isShort = ( scale: unknown ): boolean =>
	isRecord( scale ) &&
	[ scale, ...Object.values( scale ).filter( isRecord ) ].every(
		( { steps } ) =>
			steps === undefined ||
			( typeof steps === 'number' && steps <= MAX_STEPS )
	);
