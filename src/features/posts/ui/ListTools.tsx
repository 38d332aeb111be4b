import { Button, SelectControl } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { formatIndent, formatIndentRTL, scheduled } from '@wordpress/icons';
import { boot } from '@/platform/boot';
import { navigate, postsRoute, type PostsParams } from '@/routing';
import {
	buildSettings,
	NewViewButton,
	useSavedViews,
	ViewMenu,
} from '@/features/views';
import { presetsOf } from '../data/presets';
import { presetOf } from '../model/preset';
import type { PostsView } from '../model/view';
import styles from './ListTools.module.css';
import { presetLabels } from './statusLabels';

interface PresetChoiceProps {
	readonly params: PostsParams;
	readonly view: PostsView;
}

/** A select of presets and custom views with their actions, if there is no room for the menu. */
export function PresetChoice( { params, view }: PresetChoiceProps ) {
	const { type, activeView, isCustom, layout } = params;
	const load = useSavedViews( type, boot().features.customViews );
	const views = load.status === 'ready' ? load.value : [];
	const current = isCustom
		? views.find( ( { id } ) => id === activeView )
		: undefined;
	const open = ( id: string ) =>
		navigate( postsRoute, { type, activeView: id, isCustom: true } );
	return (
		<div className={ styles.presets }>
			<SelectControl
				__nextHasNoMarginBottom
				size="compact"
				label={ __( 'View', 'atelier' ) }
				hideLabelFromVision
				value={
					isCustom ? ( activeView ?? '' ) : presetOf( activeView )
				}
				options={ [
					...presetsOf( type, presetOf( activeView ) ).map(
						( preset ) => ( {
							value: preset,
							label: presetLabels( preset, type ).label,
						} )
					),
					...views.map( ( { id, title } ) => ( {
						value: id,
						label: title || __( '(no title)', 'atelier' ),
					} ) ),
				] }
				onChange={ ( chosen ) => {
					if ( views.some( ( { id } ) => id === chosen ) ) {
						open( chosen );
						return;
					}
					// The trash has a layout of its own.
					const isLayoutKept = ! [ chosen, activeView ].includes(
						'trash'
					);
					navigate( postsRoute, {
						type,
						...( layout && isLayoutKept ? { layout } : {} ),
						...( chosen === 'all' ? {} : { activeView: chosen } ),
					} );
				} }
			/>
			{ current && (
				<ViewMenu
					type={ type }
					view={ current }
					onDeleted={ () => navigate( postsRoute, { type } ) }
				/>
			) }
			{ load.status === 'ready' && (
				<NewViewButton
					type={ type }
					isTool
					getSettings={ () =>
						current?.settings ?? buildSettings( view, '' )
					}
					onCreated={ ( { id } ) => open( id ) }
				/>
			) }
		</div>
	);
}

interface LevelsToggleProps {
	readonly view: PostsView;
	readonly onChange: ( view: PostsView ) => void;
}

/** Shows pages below their parents, which another order has ended. */
export function LevelsToggle( { view, onChange }: LevelsToggleProps ) {
	const isOn = view.showLevels === true;
	return (
		<Button
			size="compact"
			icon={ isRTL() ? formatIndentRTL : formatIndent }
			label={ __( 'Show hierarchy', 'atelier' ) }
			aria-pressed={ isOn }
			className={ styles.toggle ?? '' }
			onClick={ () =>
				onChange( { ...view, showLevels: ! isOn, page: 1 } )
			}
		/>
	);
}

interface NewestFirstProps extends LevelsToggleProps {
	/** The initial view of the list, for its order. */
	readonly untouched: PostsView;
}

/** Sorts by date as WordPress's lists do, which the user's view keeps, and back. */
export function NewestFirst( { view, untouched, onChange }: NewestFirstProps ) {
	const isOn = view.sort?.field === 'date' && view.sort.direction !== 'asc';
	return (
		<Button
			size="compact"
			icon={ scheduled }
			label={ __( 'Newest first', 'atelier' ) }
			aria-pressed={ isOn }
			className={ styles.toggle ?? '' }
			onClick={ () =>
				onChange( {
					...view,
					sort: isOn
						? untouched.sort
						: { field: 'date', direction: 'desc' },
					page: 1,
				} )
			}
		/>
	);
}
