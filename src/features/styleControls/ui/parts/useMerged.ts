import { useStyles } from '../../../globalStyles/index.records';
import { type StylesDoc, NO_CHANGES } from '../../../globalStyles/index.model';

/** What the site looks like, whoever said so; nothing until it is known. */
export function useMerged(): StylesDoc {
	const load = useStyles();
	return load.status === 'ready' ? load.value.merged : NO_CHANGES;
}
