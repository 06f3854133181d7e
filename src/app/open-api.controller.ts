import { Controller, Get, Injectable } from '@nestjs/common';
import { Described } from '../access/described-address';
import { RequirePermission } from '../access/require-permission.decorator';
import { OPEN_API } from './health.address';
import type { OpenApiDocument } from './open-api';

/** The OpenAPI document of this service, made when somebody first asks for it. */
@Injectable()
export class OpenApi {
  private document: Promise<OpenApiDocument> | undefined;
  /** Set once the application is there. */
  make: () => Promise<OpenApiDocument> = () => Promise.reject(new Error('the application is not there yet'));

  read(): Promise<OpenApiDocument> {
    return (this.document ??= this.make());
  }
}

@Controller('v1/openapi.json')
export class OpenApiController {
  constructor(private readonly openApi: OpenApi) {}

  /** Addresses and their forms, without a figure or a name: for those who read the schemas of events, too. */
  @Get()
  @RequirePermission('schemas:read')
  @Described(OPEN_API)
  read(): Promise<OpenApiDocument> {
    return this.openApi.read();
  }
}
