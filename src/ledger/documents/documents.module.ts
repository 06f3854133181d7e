import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { Documents } from './document.decisions';
import { DocumentResolver } from './document.resolver';

@Module({ imports: [ApiModule], providers: [Documents, DocumentResolver], exports: [Documents] })
export class DocumentsModule {}
