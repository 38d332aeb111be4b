import { DropdownMenu } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import type { UnknownRecord } from '@/kernel/guards';
import { ok } from '@/kernel/result';
import { NameDialog } from '@/ui/NameDialog';
import {
	changePresets,
	removePresets,
	useLayers,
} from '@/features/globalStyles/index.records';
import { isSameTree } from '@/kernel/sameTree';
import type { Layers } from '@/features/globalStyles/index.model';
import {
	editPreset,
	movePreset,
	removePreset,
	resetPreset,
} from '../../model/presetEdits';
import { DeletePreset } from '../presets/DeletePreset';
import { PresetUses } from '../presets/PresetUses';
import { factsOf, screensOf } from '../kinds';
import type { EditedPreset } from './edited';

interface PresetMenuProps extends EditedPreset {
	readonly onDeleted: () => void;
}

const POPOVER = { placement: 'bottom-end' as const };

/** The actions for a preset. */
export function PresetMenu( {
	list,
	preset: { slug, name, raw },
	inherited,
	onDeleted,
}: PresetMenuProps ) {
	const [ dialog, setDialog ] = useState<
		'rename' | 'uses' | 'delete' | null
	>( null );
	const { newValue } = factsOf( list.kind );
	const { words, closesOnEmptyName, isRenamed, isResettable } = screensOf(
		list.kind
	);
	const { canMoveUp, canMoveDown } = useLayers(
		useCallback(
			( layers: Layers ) => ( {
				canMoveUp: movePreset( layers, list, slug, -1 ).length > 0,
				canMoveDown: movePreset( layers, list, slug, 1 ).length > 0,
			} ),
			[ list, slug ]
		)
	);
	const isCustom = list.origin === 'custom';
	const close = () => setDialog( null );
	const edit = ( change: UnknownRecord ) =>
		changePresets( ( layers ) => editPreset( layers, list, slug, change ) );
	const move = ( by: number ) =>
		changePresets( ( layers ) => movePreset( layers, list, slug, by ) );
	const rename = {
		title: __( 'Rename', 'atelier' ),
		onClick: () => setDialog( 'rename' ),
	};
	const reset = {
		title: __( 'Reset', 'atelier' ),
		isDisabled: isSameTree(
			raw,
			isCustom ? { ...raw, ...newValue } : ( inherited?.raw ?? raw )
		),
		onClick: () =>
			isCustom
				? edit( newValue )
				: changePresets( ( layers ) =>
						resetPreset( layers, list, slug )
					),
	};
	return (
		<>
			<DropdownMenu
				icon={ moreVertical }
				label={ words.options() }
				toggleProps={ { size: 'small' } }
				popoverProps={ POPOVER }
				controls={ [
					[
						...( isRenamed( list.origin ) ? [ rename ] : [] ),
						...( isResettable( list.origin ) ? [ reset ] : [] ),
						{
							title: __( 'Where it’s used', 'atelier' ),
							onClick: () => setDialog( 'uses' ),
						},
					],
					isCustom
						? [
								{
									title: __( 'Move up', 'atelier' ),
									isDisabled: ! canMoveUp,
									onClick: () => move( -1 ),
								},
								{
									title: __( 'Move down', 'atelier' ),
									isDisabled: ! canMoveDown,
									onClick: () => move( 1 ),
								},
							]
						: [],
					isCustom
						? [
								{
									title: __( 'Delete', 'atelier' ),
									onClick: () => setDialog( 'delete' ),
								},
							]
						: [],
				].filter( ( { length } ) => length > 0 ) }
			/>
			{ dialog === 'rename' && (
				<NameDialog
					title={ __( 'Rename', 'atelier' ) }
					label={ __( 'Save', 'atelier' ) }
					name={ name }
					closesOnEmpty={ closesOnEmptyName }
					onName={ ( next ) => {
						edit( { name: next } );
						return Promise.resolve( ok( undefined ) );
					} }
					onClose={ close }
				/>
			) }
			{ dialog === 'uses' && (
				<PresetUses
					kind={ list.kind }
					slug={ slug }
					name={ name }
					onClose={ close }
				/>
			) }
			{ dialog === 'delete' && (
				<DeletePreset
					list={ list }
					slug={ slug }
					name={ name }
					onClose={ close }
					onReplace={ onDeleted }
					onDelete={ () => {
						removePresets( list.kind, [ slug ], ( layers ) =>
							removePreset( layers, list, slug )
						);
						onDeleted();
					} }
				/>
			) }
		</>
	);
}
