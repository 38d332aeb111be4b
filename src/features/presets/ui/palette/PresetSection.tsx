import { speak } from '@wordpress/a11y';
import { Button } from '@wordpress/components';
import { useEvent } from '@wordpress/compose';
import {
	useCallback,
	useEffect,
	useId,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { useReordering } from '@/ui/useReordering';
import {
	changePresets,
	removePresets,
	useLayers,
} from '@/features/globalStyles/index.records';
import { isSameTree } from '@/kernel/sameTree';
import {
	invalidPresetReasons,
	type Layers,
	type PresetList,
} from '@/features/globalStyles/index.model';
import {
	addPreset,
	inheritedEntries,
	isListChanged,
	movePreset,
	presetEntries,
	removePreset,
	repairPresets,
	resetPresets,
	type PresetEntry,
} from '../../model/presetEdits';
import { ORIGIN_NAMES } from '@/features/styleControls/index.records';
import { buildPreset, factsOf, type PaletteKind } from '../kinds';
import { PresetRow } from './PresetRow';
import styles from './PresetSection.module.css';

interface PresetSectionProps extends PresetList {
	readonly kind: PaletteKind;
	/** Whether the site allows custom values. */
	readonly allowsCustom: boolean;
}

/** Presets of one kind and origin; renders nothing if there are none and none can be added. */
export function PresetSection( {
	kind,
	origin,
	target,
	allowsCustom,
}: PresetSectionProps ) {
	const list = useMemo(
		() => ( { kind, origin, target } ),
		[ kind, origin, target ]
	);
	const entries = useLayers(
		useCallback(
			( layers: Layers ) => presetEntries( layers, list ),
			[ list ]
		)
	);
	const isChanged = useLayers(
		useCallback(
			( layers: Layers ) => isListChanged( layers, list ),
			[ list ]
		)
	);
	const inherited = useLayers(
		useCallback(
			( layers: Layers ) =>
				new Map(
					inheritedEntries( layers, list ).map( ( { slug, raw } ) => [
						slug,
						raw,
					] )
				),
			[ list ]
		)
	);
	const reasons = useLayers(
		useCallback(
			( layers: Layers ) => invalidPresetReasons( layers, list ),
			[ list ]
		)
	);
	const [ added, setAdded ] = useState< string | null >( null );
	const section = useRef< HTMLDivElement >( null );
	const returnFocus = useFocusAfterRemoval( section, entries.length );
	const id = useId();
	const sound = entries.filter( ( { problem } ) => problem === null );
	const invalid = entries.length - sound.length;
	const slugs = sound.map( ( { slug } ) => slug );
	// Positions include invalid entries.
	const positions = new Map(
		entries.flatMap( ( { slug, problem }, at ) =>
			problem === null ? [ [ slug, at ] as const ] : []
		)
	);
	const isAddedThere = added !== null && slugs.includes( added );
	useEffect( () => {
		if ( isAddedThere ) {
			// A preset that redo restores doesn't open its editor again.
			setAdded( null );
		}
	}, [ isAddedThere ] );
	const reordering = useReordering( {
		ids: slugs,
		onMove: ( slug, to ) => {
			const by =
				( positions.get( slugs[ to ] ?? '' ) ?? 0 ) -
				( positions.get( slug ) ?? 0 );
			changePresets( ( layers ) => movePreset( layers, list, slug, by ) );
		},
	} );
	const remove = useEvent( ( { slug, name }: PresetEntry, at: number ) => {
		returnFocus( at );
		removePresets( kind, [ slug ], ( layers ) =>
			removePreset( layers, list, slug )
		);
		speak(
			sprintf(
				/* translators: %s: name of a color. */
				__( '“%s” deleted.', 'atelier' ),
				name
			)
		);
	} );
	const facts = factsOf( kind );
	const canAdd = origin === 'custom' && allowsCustom;
	if ( entries.length === 0 && ! canAdd && ! isChanged ) {
		return null;
	}
	const add = () =>
		changePresets( ( layers ) => {
			const preset = buildPreset( layers, kind );
			setAdded( preset.slug );
			return addPreset( layers, list, preset );
		} );
	return (
		<div ref={ section } role="group" aria-labelledby={ id }>
			<Head
				id={ id }
				kind={ kind }
				list={ list }
				isChanged={ isChanged }
				onAdd={ canAdd ? add : null }
			/>
			{ entries.length === 0 && (
				<p className={ styles.none }>{ facts.none() }</p>
			) }
			{ sound.length > 0 && (
				<ul className={ styles.list } aria-labelledby={ id }>
					{ sound.map( ( entry, at ) => (
						<PresetRow
							key={ entry.slug }
							list={ list }
							kind={ kind }
							entry={ entry }
							position={ at }
							count={ sound.length }
							movable={ reordering.movable }
							isDragged={ reordering.dragged === entry.slug }
							transform={
								reordering.styleOf( entry.slug )?.transform
							}
							isNew={ entry.slug === added }
							isInvalid={ reasons.has( entry.slug ) }
							isChanged={
								inherited.has( entry.slug ) &&
								! isSameTree(
									inherited.get( entry.slug ),
									entry.raw
								)
							}
							canEdit={ allowsCustom || kind !== 'duotone' }
							onRemove={ remove }
							onLeave={ returnFocus }
						/>
					) ) }
				</ul>
			) }
			{ invalid > 0 && (
				<InvalidEntries kind={ kind } list={ list } count={ invalid } />
			) }
		</div>
	);
}

interface HeadProps {
	readonly id: string;
	readonly kind: PaletteKind;
	readonly list: PresetList;
	/** Whether it differs from what the theme or WordPress has. */
	readonly isChanged: boolean;
	/** Null if no preset can be added. */
	readonly onAdd: ( () => void ) | null;
}

const Head = ( { id, kind, list, isChanged, onAdd }: HeadProps ) => (
	<div className={ styles.head }>
		<h3 className={ styles.title } id={ id }>
			{ ORIGIN_NAMES[ list.origin ]() }
		</h3>
		{ list.origin !== 'custom' && (
			<Button
				className={ styles.reset ?? '' }
				variant="tertiary"
				size="compact"
				disabled={ ! isChanged }
				accessibleWhenDisabled
				aria-describedby={ id }
				onClick={ () => changePresets( () => resetPresets( list ) ) }
			>
				{ __( 'Reset all', 'atelier' ) }
			</Button>
		) }
		{ onAdd && (
			<Button
				size="small"
				icon={ plus }
				label={ factsOf( kind ).add() }
				data-fallback
				onClick={ onAdd }
			/>
		) }
	</div>
);

interface InvalidEntriesProps {
	readonly kind: PaletteKind;
	readonly list: PresetList;
	readonly count: number;
}

const InvalidEntries = ( { kind, list, count }: InvalidEntriesProps ) => (
	<div className={ styles.invalid }>
		<p className={ styles.words }>
			{ sprintf(
				/* translators: %d: number of invalid entries of a list. */
				_n(
					'%d item in this list is invalid because its slug is missing or already used. It’s kept, but nothing can use it.',
					'%d items in this list are invalid because their slugs are missing or already used. They’re kept, but nothing can use them.',
					count,
					'atelier'
				),
				count
			) }
		</p>
		<Button
			variant="secondary"
			size="compact"
			onClick={ () =>
				changePresets( ( layers ) =>
					repairPresets( layers, list, factsOf( kind ).prefix )
				)
			}
		>
			{ __( 'Repair', 'atelier' ) }
		</Button>
	</div>
);

/** Focuses the next entry after a removal, or the button to add one. */
function useFocusAfterRemoval(
	section: { readonly current: HTMLElement | null },
	count: number
): ( index: number ) => void {
	const removed = useRef< number | null >( null );
	useEffect( () => {
		const index = removed.current;
		removed.current = null;
		if ( index !== null ) {
			const rows =
				section.current?.querySelectorAll< HTMLElement >(
					'[data-preset]'
				) ?? [];
			(
				rows[ Math.min( index, rows.length - 1 ) ] ??
				section.current?.querySelector< HTMLElement >(
					'[data-fallback]'
				)
			)?.focus();
		}
	}, [ section, count ] );
	return ( index ) => {
		removed.current = index;
	};
}
