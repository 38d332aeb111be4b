import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { DialogActions } from '../../../ui/DialogActions';
import { removeTemplates } from '../data/changeTemplates';
import type { Template, TemplateRemoval } from '../model/template';
import { tellRemoved } from './removalNotices';
import styles from './Dialogs.module.css';

interface RemoveDialogProps {
	readonly templates: readonly Template[];
	readonly removal: TemplateRemoval;
	readonly onClose: () => void;
	readonly onDone: () => void;
}

/** Asks before templates are deleted or given back what the theme has in them. */
export function RemoveDialog( {
	templates,
	removal,
	onClose,
	onDone,
}: RemoveDialogProps ) {
	const [ isBusy, setIsBusy ] = useState( false );
	const remove = async () => {
		setIsBusy( true );
		const outcome = await removeTemplates( templates );
		onClose();
		tellRemoved( removal, outcome );
		onDone();
	};
	return (
		<>
			<p className={ styles.text }>{ consequenceOf( removal ) }</p>
			{ templates.length > 1 && (
				<ul className={ styles.titles }>
					{ templates.map( ( { id, title } ) => (
						<li key={ id }>
							{ title || __( '(no title)', 'atelier' ) }
						</li>
					) ) }
				</ul>
			) }
			<DialogActions
				label={
					removal === 'reset'
						? __( 'Reset', 'atelier' )
						: __( 'Delete', 'atelier' )
				}
				isBusy={ isBusy }
				isDestructive
				onCancel={ onClose }
				onAct={ () => void remove() }
			/>
		</>
	);
}

const consequenceOf = ( removal: TemplateRemoval ): string =>
	removal === 'reset'
		? __(
				'Your site will show again what came with the theme or plugin. Everything that was changed in it since is gone, its revisions too.',
				'atelier'
			)
		: __(
				'What uses it will be shown with another template. Its revisions are gone, too.',
				'atelier'
			);
