import type { RemovalProps } from '@/features/documents';
import { RemoveDialog, routeOf } from '@/features/documents/index.records';
import { SafeRemoval } from '@/features/safeRemoval/index.records';
import { removePatterns } from '../data/removePatterns';
import { useParts, usePatterns } from '../data/usePatterns';
import { kindOf, thingOf, type Pattern } from '../model/pattern';

interface RemovePatternDialogProps extends RemovalProps {
	readonly patterns: readonly Pattern[];
}

/** Asks before patterns or template parts are removed, and what becomes of their uses. */
export function RemovePatternDialog( {
	patterns,
	...props
}: RemovePatternDialogProps ) {
	// Copies of the others are on their own.
	const [ first, ...more ] = patterns.filter(
		( pattern ) => thingOf( pattern ) !== null
	);
	if ( ! first || props.removal === 'reset' ) {
		return (
			<RemoveDialog
				{ ...props }
				onRemove={ () => removePatterns( patterns ) }
			/>
		);
	}
	const used = [ first, ...more ] as const;
	return first.type === 'wp_template_part' ? (
		<RemoveParts { ...props } patterns={ patterns } used={ used } />
	) : (
		<RemoveOwn { ...props } patterns={ patterns } used={ used } />
	);
}

interface RemoveUsedProps extends RemovePatternDialogProps {
	/** Those of them whose uses are known, all of one type. */
	readonly used: readonly [ Pattern, ...Pattern[] ];
}

const RemoveOwn = ( props: RemoveUsedProps ) => (
	<RemoveUsed { ...props } load={ usePatterns() } />
);

const RemoveParts = ( props: RemoveUsedProps ) => (
	<RemoveUsed { ...props } load={ useParts() } />
);

function RemoveUsed( {
	patterns,
	used,
	load,
	...props
}: RemoveUsedProps & { readonly load: ReturnType< typeof useParts > } ) {
	const [ first, ...more ] = used;
	const ids = new Set( patterns.map( ( { id } ) => id ) );
	const others = load.status === 'ready' ? load.value : [];
	return (
		<RemoveDialog
			{ ...props }
			onRemove={ () => removePatterns( patterns ) }
			renderQuestion={ ( { text, label, remove } ) => (
				<SafeRemoval
					removed={ [ asRemoved( first ), ...more.map( asRemoved ) ] }
					title={ patterns.length === 1 ? first.title : null }
					paths={ patterns.map(
						( { type, id } ) =>
							`${ routeOf( type ) }/${ id }${ props.removal === 'trash' ? '' : '?force=true' }`
					) }
					others={ others.filter(
						( other ) =>
							other.type === first.type &&
							! ids.has( other.id ) &&
							thingOf( other ) !== null
					) }
					label={ label }
					onRemove={ remove }
					onClose={ props.onClose }
				>
					{ text }
				</SafeRemoval>
			) }
		/>
	);
}

const asRemoved = ( pattern: Pattern ) => ( {
	kind: kindOf( pattern ),
	id: pattern.id,
} );
