import { useStyles } from '../../data/useStyles';
import type { StylesDoc } from '../../model/doc';
import { NO_CHANGES } from '../../model/values';

/** What the site looks like, whoever said so; nothing until it is known. */
export function useMerged(): StylesDoc {
	const load = useStyles();
	return load.status === 'ready' ? load.value.merged : NO_CHANGES;
}
