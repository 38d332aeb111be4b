import * as editor from './app/editor';
import { provideStage } from './platform/stages';

editor.start();
provideStage( 'editor', editor );
