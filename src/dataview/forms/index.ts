export { DataForm, isItemValid, type DataFormProps } from './DataForm';
export type { Form, FormField } from './form';
