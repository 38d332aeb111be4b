import { Popover } from '@wordpress/components';
import { memo, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ok, type Result } from '@/kernel/result';
import { closeUnlessOn } from '@/ui/closeUnlessOn';
import { DragHandle } from '@/ui/DragHandle';
import { NameDialog } from '@/ui/NameDialog';
import { RowMenu, type Entry } from '@/ui/RowMenu';
import type { Movable } from '@/ui/useReordering';
import { changePresets } from '@/features/globalStyles/index.records';
import {
	editPreset,
	resetPreset,
	type PresetEntry,
} from '../../model/presetEdits';
import { plainCss, type PresetList } from '@/features/globalStyles/index.model';
import {
	InvalidValueMark,
	Swatch,
	useMerged,
} from '@/features/styleControls/index.records';
import { DeletePreset } from '../presets/DeletePreset';
import { PresetUses } from '../presets/PresetUses';
import type { PaletteKind } from '../kinds';
import { PresetEditor } from './PresetEditor';
import styles from './PresetRow.module.css';
import { isUnusable, swatchOf } from './swatch';

interface PresetRowProps {
	readonly list: PresetList;
	readonly kind: PaletteKind;
	readonly entry: PresetEntry;
	readonly position: number;
	readonly count: number;
	readonly movable: Movable;
	readonly isDragged: boolean;
	/** Its offset while another row is dragged past it. */
	readonly transform: string | undefined;
	/** Whether its stored value is invalid, or a broken reference. */
	readonly isInvalid: boolean;
	/** Whether it was just added, so that its editor opens. */
	readonly isNew: boolean;
	readonly canEdit: boolean;
	/** Whether it is a changed preset of the theme or WordPress. */
	readonly isChanged: boolean;
	readonly onRemove: ( entry: PresetEntry, position: number ) => void;
	/** Called before the row goes, to keep the focus near. */
	readonly onLeave: ( position: number ) => void;
}

/** Entries are parsed again on each change of the styles; the stored values of most stay identical. */
function isSame( before: PresetRowProps, after: PresetRowProps ): boolean {
	const old = new Map< string, unknown >( Object.entries( before ) );
	return Object.entries( after ).every( ( [ key, value ] ) =>
		key === 'entry'
			? before.entry.raw === after.entry.raw
			: Object.is( value, old.get( key ) )
	);
}

/** What is open of a row. */
type Opened = 'editor' | 'name' | 'uses' | 'deletion';

/** The groups of a row's menu. */
const entriesOf = (
	{
		list,
		entry: { slug },
		position,
		count,
		movable,
		isChanged,
	}: Pick<
		PresetRowProps,
		'list' | 'entry' | 'position' | 'count' | 'movable' | 'isChanged'
	>,
	setOpen: ( opened: Opened ) => void
): readonly ( readonly Entry[] )[] => [
	[
		{ label: __( 'Edit', 'atelier' ), act: () => setOpen( 'editor' ) },
		{ label: __( 'Rename', 'atelier' ), act: () => setOpen( 'name' ) },
		{
			label: __( 'Where it’s used', 'atelier' ),
			act: () => setOpen( 'uses' ),
		},
	],
	[
		...( position > 0
			? [
					{
						label: __( 'Move up', 'atelier' ),
						act: () => movable.move( slug, position - 1 ),
					},
				]
			: [] ),
		...( position < count - 1
			? [
					{
						label: __( 'Move down', 'atelier' ),
						act: () => movable.move( slug, position + 1 ),
					},
				]
			: [] ),
	],
	[
		...( isChanged
			? [
					{
						label: __( 'Reset', 'atelier' ),
						act: () =>
							changePresets( ( layers ) =>
								resetPreset( layers, list, slug )
							),
					},
				]
			: [] ),
		...( list.origin === 'custom'
			? [
					{
						label: __( 'Delete', 'atelier' ),
						isDestructive: true,
						act: () => setOpen( 'deletion' ),
					},
				]
			: [] ),
	],
];

/** One row of a list: the sample, name and menu of a preset. There can be hundreds. */
export const PresetRow = memo( function PresetRow( {
	list,
	kind,
	entry,
	position,
	count,
	movable,
	isDragged,
	transform,
	isNew,
	isInvalid,
	canEdit,
	isChanged,
	onRemove,
	onLeave,
}: PresetRowProps ) {
	const { slug, name } = entry;
	const [ anchor, setAnchor ] = useState< HTMLElement | null >( null );
	const [ open, setOpen ] = useState< Opened | null >(
		isNew ? 'editor' : null
	);
	const close = () => setOpen( null );
	const groups = () =>
		entriesOf(
			{ list, entry, position, count, movable, isChanged },
			setOpen
		);
	return (
		<li
			ref={ movable.register( slug ) }
			className={ styles.row }
			style={ { transform } }
			data-dragged={ isDragged }
		>
			{ canEdit && count > 1 && (
				<DragHandle
					label={ sprintf(
						/* translators: %s: name of a color. */
						__( 'Reorder %s', 'atelier' ),
						name
					) }
					id={ slug }
					movable={ movable }
				/>
			) }
			<Face
				kind={ kind }
				entry={ entry }
				isInvalid={ isInvalid }
				isOpen={ open === 'editor' }
				onAnchor={ setAnchor }
				onOpen={
					canEdit
						? () => setOpen( open === 'editor' ? null : 'editor' )
						: undefined
				}
			/>
			{ canEdit && (
				<RowMenu
					label={ sprintf(
						/* translators: %s: name of a color. */
						__( 'Options for %s', 'atelier' ),
						name
					) }
					groups={ groups }
				/>
			) }
			{ open === 'editor' && anchor && (
				<Popover
					anchor={ anchor }
					placement="left-start"
					offset={ 36 }
					shift
					focusOnMount="firstElement"
					onClose={ close }
					onFocusOutside={ closeUnlessOn( anchor, close ) }
				>
					<PresetEditor
						list={ list }
						kind={ kind }
						entry={ entry }
						isChanged={ isChanged }
						isInvalid={ isInvalid }
					/>
				</Popover>
			) }
			{ open === 'name' && (
				<NameDialog
					title={ __( 'Rename', 'atelier' ) }
					label={ __( 'Save', 'atelier' ) }
					name={ name }
					onName={ ( text ) => rename( list, slug, text ) }
					onClose={ close }
				/>
			) }
			{ open === 'uses' && (
				<PresetUses
					kind={ kind }
					slug={ slug }
					name={ name }
					onClose={ close }
				/>
			) }
			{ open === 'deletion' && (
				<DeletePreset
					list={ { ...list, kind } }
					slug={ slug }
					name={ name }
					onClose={ close }
					onDelete={ () => onRemove( entry, position ) }
					onReplace={ () => onLeave( position ) }
				/>
			) }
		</li>
	);
}, isSame );

interface FaceProps {
	readonly kind: PaletteKind;
	readonly entry: PresetEntry;
	readonly isInvalid: boolean;
	readonly isOpen: boolean;
	readonly onAnchor: ( element: HTMLElement | null ) => void;
	/** Absent if it is read-only. */
	readonly onOpen: ( () => void ) | undefined;
}

/** The sample and name of a preset. */
function Face( {
	kind,
	entry,
	isInvalid,
	isOpen,
	onAnchor,
	onOpen,
}: FaceProps ) {
	const merged = useMerged();
	const isBroken = isInvalid || isUnusable( kind, entry );
	const content = (
		<>
			<Swatch
				background={ plainCss( merged, swatchOf( kind, entry ) ?? '' ) }
				isWide={ kind === 'gradient' }
			/>
			<span className={ styles.name }>{ entry.name }</span>
			{ isBroken && <InvalidValueMark /> }
			{ ! isBroken && kind === 'color' && (
				<span className={ styles.value } dir="ltr">
					{ entry.value }
				</span>
			) }
		</>
	);
	return onOpen ? (
		<button
			ref={ onAnchor }
			type="button"
			className={ styles.face }
			aria-expanded={ isOpen }
			aria-haspopup="dialog"
			data-preset={ entry.slug }
			onClick={ onOpen }
		>
			{ content }
		</button>
	) : (
		<span className={ styles.face }>{ content }</span>
	);
}

function rename(
	list: PresetList,
	slug: string,
	name: string
): Promise< Result< void > > {
	changePresets( ( layers ) => editPreset( layers, list, slug, { name } ) );
	return Promise.resolve( ok( undefined ) );
}
