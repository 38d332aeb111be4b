import { DropdownMenu, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { DialogActions } from '../../../../../ui/DialogActions';
import { changePresets } from '../../../data/presetLists';
import { resetPresets } from '../../../model/presetEdits';
import { ORIGIN_NAMES } from '../../controls/originNames';
import { factsOf } from './kinds';
import type { EditedList } from './PresetGroup';
import styles from './PresetsMenu.module.css';

const POPOVER = { placement: 'bottom-end' as const };

/** What can be done to a whole list. */
export function PresetsMenu( { list }: { readonly list: EditedList } ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const { words } = factsOf( list.kind );
	const close = () => setIsAsking( false );
	const reset = () => changePresets( () => resetPresets( list ) );
	return (
		<>
			<DropdownMenu
				icon={ moreVertical }
				label={ words.listOptions() }
				toggleProps={ {
					size: 'small',
					description: ORIGIN_NAMES[ list.origin ](),
				} }
				popoverProps={ POPOVER }
				controls={ [
					list.origin === 'custom'
						? {
								title: words.removeAll(),
								onClick: () => setIsAsking( true ),
							}
						: { title: words.resetAll(), onClick: reset },
				] }
			/>
			{ isAsking && (
				<Modal
					title={ words.removeAllQuestion() }
					size="small"
					overlayClassName="atelier-overlay"
					onRequestClose={ close }
				>
					<p className={ styles.text }>
						{ __(
							'What uses them will look as if nothing had been chosen.',
							'atelier'
						) }
					</p>
					<DialogActions
						label={ __( 'Remove', 'atelier' ) }
						isBusy={ false }
						isDestructive
						onCancel={ close }
						onAct={ () => {
							close();
							reset();
						} }
					/>
				</Modal>
			) }
		</>
	);
}
