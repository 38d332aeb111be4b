import * as screens from './app/screens';
import { provideLoaders, provideStage } from './platform/stages';
import { LOADERS } from './platform/stages/later';

provideLoaders( LOADERS );
provideStage( 'screens', screens );
