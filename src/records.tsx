import * as records from './app/records';
import { provideStage } from './platform/stages';

records.start();
provideStage( 'records', records );
