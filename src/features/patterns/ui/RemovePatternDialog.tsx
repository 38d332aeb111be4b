import {
	RemoveDialog,
	routeOf,
	type RemoveDialogProps,
} from '../../documents/index.records';
import { useSafeRemoval } from '../../safeRemoval/index.records';
import { useParts, usePatterns } from '../data/usePatterns';
import { kindOf, thingOf, type Pattern } from '../model/pattern';

interface RemovePatternDialogProps extends RemoveDialogProps {
	readonly patterns: readonly Pattern[];
}

/** Asks before patterns or template parts are removed; of a single one, what becomes of its uses. */
export function RemovePatternDialog( {
	patterns,
	...props
}: RemovePatternDialogProps ) {
	const [ pattern, another ] = patterns;
	if ( ! pattern || another || thingOf( pattern ) === null ) {
		return <RemoveDialog { ...props } />;
	}
	return pattern.type === 'wp_template_part' ? (
		<RemovePart { ...props } pattern={ pattern } />
	) : (
		<RemoveOwn { ...props } pattern={ pattern } />
	);
}

interface RemoveOneProps extends RemoveDialogProps {
	readonly pattern: Pattern;
}

const RemoveOwn = ( props: RemoveOneProps ) => (
	<RemoveOne { ...props } load={ usePatterns() } />
);

const RemovePart = ( props: RemoveOneProps ) => (
	<RemoveOne { ...props } load={ useParts() } />
);

function RemoveOne( {
	pattern,
	load,
	...props
}: RemoveOneProps & { readonly load: ReturnType< typeof useParts > } ) {
	const { type, id, title } = pattern;
	const others = load.status === 'ready' ? load.value : [];
	const { panel, act, ...button } = useSafeRemoval( {
		removed: [ { kind: kindOf( pattern ), id } ],
		title,
		paths: [
			`${ routeOf( type ) }/${ id }${ props.removal === 'trash' ? '' : '?force=true' }`,
		],
		others: others.filter(
			( other ) =>
				other.type === type &&
				other.id !== id &&
				thingOf( other ) !== null
		),
	} );
	return (
		<RemoveDialog { ...props } { ...button } onInstead={ act }>
			{ panel }
		</RemoveDialog>
	);
}
