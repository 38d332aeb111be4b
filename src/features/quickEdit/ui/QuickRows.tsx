import { useMemo } from '@wordpress/element';
import { DataForm, type Form } from '@/dataview';
import type { QuickDocument } from '../data/useQuickDocument';
import type { QuickField } from '../model/record';
import { makeFields } from './fields';

interface QuickRowsProps extends Omit< QuickDocument, 'records' > {
	/** The fields in order; those that the type doesn't support are left out. */
	readonly fields: readonly QuickField[];
	/** Whether their controls are shown at once: a popover would be behind a dialog. */
	readonly isOpen?: boolean;
}

/** Some fields of the open document as rows: a label, and a value that opens its control. */
export function QuickRows( {
	item,
	edit,
	fields: names,
	isOpen = false,
}: QuickRowsProps ) {
	const fields = useMemo( () => item && makeFields( item, [] ), [ item ] );
	const form = useMemo(
		(): Form< QuickField > => ( {
			type: isOpen ? 'regular' : 'panel',
			fields: names,
		} ),
		[ names, isOpen ]
	);
	return (
		item &&
		fields && (
			<DataForm
				data={ item }
				fields={ fields }
				form={ form }
				onChange={ edit }
				showsAllProblems
			/>
		)
	);
}
