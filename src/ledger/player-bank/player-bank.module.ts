import { Module } from '@nestjs/common';
import { ApiModule } from '../../api/api.module';
import { BankDepositResolver } from './bank-deposit.resolver';
import { BankPartsResolver } from './bank-parts.resolver';
import { CommissionResolver } from './commission.resolver';
import { PlayerBankResolver } from './player-bank.resolver';

@Module({
  imports: [ApiModule],
  providers: [BankDepositResolver, BankPartsResolver, CommissionResolver, PlayerBankResolver],
})
export class PlayerBankModule {}
