import { DropdownMenu } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { moreVertical } from '@wordpress/icons';
import {
	changePresets,
	removePresets,
} from '@/features/globalStyles/index.records';
import { resetPresets } from '../../model/presetEdits';
import { ORIGIN_NAMES } from '@/features/styleControls/index.records';
import { RemovePresets } from '../presets/RemovePresets';
import { screensOf } from '../kinds';
import type { EditedList } from './edited';

const POPOVER = { placement: 'bottom-end' as const };

/** The actions for a whole list. */
export function PresetsMenu( { list }: { readonly list: EditedList } ) {
	const [ isAsking, setIsAsking ] = useState( false );
	const { words } = screensOf( list.kind );
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
				<RemovePresets
					name={ words.title() }
					title={ words.removeAllQuestion() }
					list={ list }
					onClose={ close }
					onRemove={ ( slugs ) =>
						removePresets( list.kind, slugs, () =>
							resetPresets( list )
						)
					}
				/>
			) }
		</>
	);
}
